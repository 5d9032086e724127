BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('1tda6185ge',1,'created',NULL,'ann',NULL,1796002264679,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"e9ec2751a138693656addab94f9026b35375d530b38f534a1f36bedb5b4e6aa4"}');
INSERT INTO "entries" VALUES('1tda6185ge',2,'computer',1,'ann',NULL,1796002264679,'{"bot":"random"}');
INSERT INTO "entries" VALUES('1tda6185ge',3,'seated',0,'ann',NULL,1796002264679,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('1tda6185ge',4,'started',NULL,'ann',NULL,1796002264679,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 3"]}');
INSERT INTO "entries" VALUES('1tda6185ge',5,'acted',0,'ann','command-1',1796002264684,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',6,'undone',0,'ann',NULL,1796002264685,'{"entry":5}');
INSERT INTO "entries" VALUES('1tda6185ge',7,'acted',0,'ann',NULL,1796002264707,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',8,'acted',0,'ann',NULL,1796002264722,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',9,'acted',0,'ann',NULL,1796002264728,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',10,'acted',0,'ann',NULL,1796002264739,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',11,'acted',0,'ann',NULL,1796002264741,'{"decision":"10","action":"end","outcomes":["die 2"]}');
INSERT INTO "entries" VALUES('1tda6185ge',12,'acted',1,'bot:random',NULL,1796002264841,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',13,'acted',1,'bot:random',NULL,1796002264851,'{"decision":"12","action":"end","outcomes":["die 2"]}');
INSERT INTO "entries" VALUES('1tda6185ge',14,'acted',0,'ann',NULL,1796002264857,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('1tda6185ge',15,'acted',0,'ann',NULL,1796002264860,'{"decision":"14","action":"end","outcomes":["die 4"]}');
INSERT INTO "entries" VALUES('1tda6185ge',16,'acted',1,'bot:random',NULL,1796002264869,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('cvadamew93',1,'created',NULL,'ann',NULL,1796002264668,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"d6540311d3b7c882a29659192db1f10749a378e19712fee07ab24d859bbde551"}');
INSERT INTO "entries" VALUES('cvadamew93',2,'seated',0,'ann',NULL,1796002264668,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('cvadamew93',3,'seated',1,'ben','command-sit',1796002264672,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('r36vz9v982',1,'created',NULL,'ann',NULL,1796002264872,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"e8cdc0469b3bb3bc3da58cf4369a20ec874016f6f461d3b65dbb456814d4d927"}');
INSERT INTO "entries" VALUES('r36vz9v982',2,'seated',0,'ann',NULL,1796002264872,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('r36vz9v982',3,'started',NULL,'ann',NULL,1796002264872,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 6"]}');
INSERT INTO "entries" VALUES('r36vz9v982',4,'acted',0,'ann',NULL,1796002264874,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('r36vz9v982',5,'acted',0,'ann',NULL,1796002264881,'{"decision":"4","action":"end","outcomes":[]}');
CREATE TABLE invites (
	code TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY (code), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
);
INSERT INTO "invites" VALUES('ABCD2345','cvadamew93',5);
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
INSERT INTO "rights" VALUES('ben','cvadamew93','see');
INSERT INTO "rights" VALUES('ben','cvadamew93','sit');
CREATE TABLE secrets (
	table_id TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (table_id), 
	CONSTRAINT fk_secrets_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES('cvadamew93',X'D3051022F0B865859FE57203AE43FF7855446BFD659640FFF561577D6EC57B02');
INSERT INTO "secrets" VALUES('1tda6185ge',X'D639982108EA2D566983123BDEF8650EA07E532935454582C7C339D04E5AF222');
INSERT INTO "secrets" VALUES('r36vz9v982',X'2ABD512BE3A6DC2293A99B6325A8B4CAB45D46AF4FC05A4C6159C48E5E80F2C3');
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
INSERT INTO "summaries" VALUES('cvadamew93',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null},{"person":"ben","bot":null},{"person":null,"bot":null}]','{"goal":60}','[]',0,NULL,1796002264668,1796002264672);
INSERT INTO "summaries" VALUES('1tda6185ge',16,'tally','','running',0,'ann','[{"person":"ann","bot":null},{"person":null,"bot":"random"}]','{"goal":1000}','[1]',1,NULL,1796002264679,1796002264869);
INSERT INTO "summaries" VALUES('r36vz9v982',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null}]','{"goal":1}','[]',0,NULL,1796002264872,1796002264881);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','1tda6185ge');
INSERT INTO "table_people" VALUES('ann','cvadamew93');
INSERT INTO "table_people" VALUES('ben','cvadamew93');
INSERT INTO "table_people" VALUES('ann','r36vz9v982');
CREATE INDEX ix_summaries_private_status_updated_at ON summaries (private, status, updated_at);
CREATE INDEX ix_summaries_bot_to_act ON summaries (bot_to_act);
CREATE INDEX ix_table_people_table_id ON table_people (table_id);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_invites_table_id ON invites (table_id);
CREATE INDEX ix_rights_table_id ON rights (table_id);
COMMIT;
