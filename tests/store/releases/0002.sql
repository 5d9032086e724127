BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	"by" TEXT NOT NULL, 
	command_id TEXT, 
	at BIGINT NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_entries_table_id_command_id UNIQUE (table_id, command_id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('ft3q1z2ctq',1,'created',NULL,'ann',NULL,1796029648165,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"a53a8f56e18672d903ce5f33137716e4e026f44f2c71733d7691bb5f55e6083e"}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',2,'computer',1,'ann',NULL,1796029648165,'{"bot":"random"}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',3,'seated',0,'ann',NULL,1796029648165,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',4,'started',NULL,'ann',NULL,1796029648165,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 5"]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',5,'acted',0,'ann','command-1',1796029648190,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',6,'undone',0,'ann',NULL,1796029648205,'{"entry":5}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',7,'acted',0,'ann',NULL,1796029648220,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',8,'acted',0,'ann',NULL,1796029648241,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',9,'acted',0,'ann',NULL,1796029648262,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',10,'acted',0,'ann',NULL,1796029648283,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',11,'acted',0,'ann',NULL,1796029648302,'{"decision":"10","action":"end","outcomes":["die 2"]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',12,'acted',1,'bot:random',NULL,1796029648314,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',13,'acted',1,'bot:random',NULL,1796029648337,'{"decision":"12","action":"end","outcomes":["die 3"]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',14,'acted',0,'ann',NULL,1796029648361,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',15,'acted',0,'ann',NULL,1796029648380,'{"decision":"14","action":"end","outcomes":["die 4"]}');
INSERT INTO "entries" VALUES('ft3q1z2ctq',16,'acted',1,'bot:random',NULL,1796029648399,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('rqqknwfaas',1,'created',NULL,'ann',NULL,1796029648413,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"c0850ce3c1f64856b764b2768ebd4ff1afabd1de99067756148c50d1555880e2"}');
INSERT INTO "entries" VALUES('rqqknwfaas',2,'seated',0,'ann',NULL,1796029648413,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('rqqknwfaas',3,'started',NULL,'ann',NULL,1796029648413,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 5"]}');
INSERT INTO "entries" VALUES('rqqknwfaas',4,'acted',0,'ann',NULL,1796029648426,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('rqqknwfaas',5,'acted',0,'ann',NULL,1796029648445,'{"decision":"4","action":"end","outcomes":[]}');
INSERT INTO "entries" VALUES('z4ha3p5gdz',1,'created',NULL,'ann',NULL,1796029648094,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"c0723c4916bcc6c56a0bb8d9f4d5028fb4bb6fa51c351225f7fc89f42e09b6cd"}');
INSERT INTO "entries" VALUES('z4ha3p5gdz',2,'seated',0,'ann',NULL,1796029648094,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('z4ha3p5gdz',3,'seated',1,'ben','command-sit',1796029648129,'{"seed":"abababababababababababababababababababababababababababababababab"}');
CREATE TABLE forgotten (
	person_id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_forgotten PRIMARY KEY (person_id)
)
 WITHOUT ROWID

;
CREATE TABLE invites (
	code TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY (code), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
);
INSERT INTO "invites" VALUES('ABCD2345','z4ha3p5gdz',5);
CREATE TABLE maps (
	digest TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_maps PRIMARY KEY (digest)
);
INSERT INTO "maps" VALUES('a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475','plain');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ann','Ann',0);
INSERT INTO "people" VALUES('ben','Ben',1);
CREATE TABLE rights (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	"right" TEXT NOT NULL, 
	CONSTRAINT pk_rights PRIMARY KEY (person_id, table_id, "right"), 
	CONSTRAINT fk_rights_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rights_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE, 
	CONSTRAINT ck_rights_ck_rights_right CHECK ("right" IN ('see', 'sit'))
)
 WITHOUT ROWID

;
INSERT INTO "rights" VALUES('ben','z4ha3p5gdz','see');
INSERT INTO "rights" VALUES('ben','z4ha3p5gdz','sit');
CREATE TABLE sanctions (
	person_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT, 
	CONSTRAINT pk_sanctions PRIMARY KEY (person_id, kind), 
	CONSTRAINT fk_sanctions_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT ck_sanctions_ck_sanctions_kind CHECK (kind IN ('mute', 'ban'))
)
 WITHOUT ROWID

;
CREATE TABLE secrets (
	table_id TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (table_id), 
	CONSTRAINT fk_secrets_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES('z4ha3p5gdz',X'F1FC64A81C10129DE59B498228816A8487A96C98EDAA63CFD84C092F74C4C5B6');
INSERT INTO "secrets" VALUES('ft3q1z2ctq',X'2FCB4B0A4577D8EB2ED8A1DC3B7D33F77C7A2D94F3F40ACF4AEAF19ECD1C54DF');
INSERT INTO "secrets" VALUES('rqqknwfaas',X'3217B8753DF67BFC335E2B1040C6013A2477D82FEEFDC29F44AD19EB058E1949');
CREATE TABLE sessions (
	token_sha256 BLOB NOT NULL, 
	person_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_sha256), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES(X'0000000000000000000000000000000000000000000000000000000000000000','ann',0,0);
INSERT INTO "sessions" VALUES(X'0101010101010101010101010101010101010101010101010101010101010101','ben',1,1);
CREATE TABLE summaries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	name TEXT NOT NULL, 
	status TEXT NOT NULL, 
	private BOOLEAN NOT NULL, 
	host TEXT, 
	seats TEXT NOT NULL, 
	options TEXT NOT NULL, 
	to_act TEXT NOT NULL, 
	bot_to_act BOOLEAN NOT NULL, 
	next_table TEXT, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	CONSTRAINT pk_summaries PRIMARY KEY (table_id)
);
INSERT INTO "summaries" VALUES('z4ha3p5gdz',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null},{"person":"ben","bot":null},{"person":null,"bot":null}]','{"goal":60}','[]',0,NULL,1796029648094,1796029648129);
INSERT INTO "summaries" VALUES('ft3q1z2ctq',16,'tally','','running',0,'ann','[{"person":"ann","bot":null},{"person":null,"bot":"random"}]','{"goal":1000}','[1]',1,NULL,1796029648165,1796029648399);
INSERT INTO "summaries" VALUES('rqqknwfaas',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null}]','{"goal":1}','[]',0,NULL,1796029648413,1796029648445);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','ft3q1z2ctq');
INSERT INTO "table_people" VALUES('ann','rqqknwfaas');
INSERT INTO "table_people" VALUES('ann','z4ha3p5gdz');
INSERT INTO "table_people" VALUES('ben','z4ha3p5gdz');
CREATE INDEX ix_summaries_private_status_updated_at ON summaries (private, status, updated_at);
CREATE INDEX ix_summaries_bot_to_act ON summaries (bot_to_act);
CREATE INDEX ix_table_people_table_id ON table_people (table_id);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_invites_table_id ON invites (table_id);
CREATE INDEX ix_rights_table_id ON rights (table_id);
COMMIT;
