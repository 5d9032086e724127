BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "entries" VALUES('3rtwae926r',1,'created',NULL,'ann',NULL,1796030259921,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"78b9bd67dd3e65cdd3c2ec3135a3ba74068d9b89a6967c21ef875120c09768f0","seating":"chosen"}');
INSERT INTO "entries" VALUES('3rtwae926r',2,'computer',1,'ann',NULL,1796030259921,'{"bot":"random"}');
INSERT INTO "entries" VALUES('3rtwae926r',3,'seated',0,'ann',NULL,1796030259921,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('3rtwae926r',4,'started',NULL,'ann',NULL,1796030259921,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 3"],"order":null}');
INSERT INTO "entries" VALUES('3rtwae926r',5,'acted',0,'ann','command-1',1796030259928,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',6,'undone',0,'ann',NULL,1796030259935,'{"entry":5}');
INSERT INTO "entries" VALUES('3rtwae926r',7,'acted',0,'ann',NULL,1796030259946,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',8,'acted',0,'ann',NULL,1796030259951,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',9,'acted',0,'ann',NULL,1796030259961,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',10,'acted',0,'ann',NULL,1796030259975,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',11,'acted',0,'ann',NULL,1796030259979,'{"decision":"10","action":"end","outcomes":["die 2"]}');
INSERT INTO "entries" VALUES('3rtwae926r',12,'acted',1,'bot:random',NULL,1796030259983,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',13,'acted',1,'bot:random',NULL,1796030259987,'{"decision":"12","action":"end","outcomes":["die 6"]}');
INSERT INTO "entries" VALUES('3rtwae926r',14,'acted',0,'ann',NULL,1796030259990,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('3rtwae926r',15,'acted',0,'ann',NULL,1796030259994,'{"decision":"14","action":"end","outcomes":["die 5"]}');
INSERT INTO "entries" VALUES('3rtwae926r',16,'acted',1,'bot:random',NULL,1796030260000,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('69mbtwwj4t',1,'created',NULL,'ann',NULL,1796030260001,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"40a72a8dbca3de8f4b0cfbec06c84e562d8f2835161cc1049be4de4662b9c05f","seating":"chosen"}');
INSERT INTO "entries" VALUES('69mbtwwj4t',2,'seated',0,'ann',NULL,1796030260001,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('69mbtwwj4t',3,'started',NULL,'ann',NULL,1796030260001,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 5"],"order":null}');
INSERT INTO "entries" VALUES('69mbtwwj4t',4,'acted',0,'ann',NULL,1796030260006,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('69mbtwwj4t',5,'acted',0,'ann',NULL,1796030260008,'{"decision":"4","action":"end","outcomes":[]}');
INSERT INTO "entries" VALUES('f423pcz3wa',1,'created',NULL,'ann',NULL,1796030259892,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"38f33242076a4c03c4716beacd11e5baa4f6b029ebf20076fced6250f451845c","seating":"chosen"}');
INSERT INTO "entries" VALUES('f423pcz3wa',2,'seated',0,'ann',NULL,1796030259892,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('f423pcz3wa',3,'seated',1,'ben','command-sit',1796030259909,'{"seed":"abababababababababababababababababababababababababababababababab"}');
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
INSERT INTO "invites" VALUES('ABCD2345','f423pcz3wa',5);
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
INSERT INTO "rights" VALUES('ben','f423pcz3wa','see');
INSERT INTO "rights" VALUES('ben','f423pcz3wa','sit');
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
INSERT INTO "secrets" VALUES('f423pcz3wa',X'959A523DD8D9C4C2D3B4540202FDDD92A4AB8BE8FEA040440D8243A153D7F940');
INSERT INTO "secrets" VALUES('3rtwae926r',X'7AB24A62FE0AD1A1F919925AEE69BA693F978A4E1D80F2E1911BCB39385C69CA');
INSERT INTO "secrets" VALUES('69mbtwwj4t',X'D10517E3A27B3073C027F42E4ECF1FE8D9AD3B1ED3B8CC82981314B08ECBD97E');
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
	updated_at BIGINT NOT NULL, seat_count INTEGER DEFAULT '0' NOT NULL, seen_at BIGINT, 
	CONSTRAINT pk_summaries PRIMARY KEY (table_id)
);
INSERT INTO "summaries" VALUES('f423pcz3wa',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null},{"person":"ben","bot":null},{"person":null,"bot":null}]','{"goal":60}','[]',0,NULL,1796030259892,1796030259909,3,NULL);
INSERT INTO "summaries" VALUES('3rtwae926r',16,'tally','','running',0,'ann','[{"person":"ann","bot":null},{"person":null,"bot":"random"}]','{"goal":1000}','[1]',1,NULL,1796030259921,1796030260000,2,NULL);
INSERT INTO "summaries" VALUES('69mbtwwj4t',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null}]','{"goal":1}','[]',0,NULL,1796030260001,1796030260008,1,NULL);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','3rtwae926r');
INSERT INTO "table_people" VALUES('ann','69mbtwwj4t');
INSERT INTO "table_people" VALUES('ann','f423pcz3wa');
INSERT INTO "table_people" VALUES('ben','f423pcz3wa');
CREATE INDEX ix_summaries_bot_to_act ON summaries (bot_to_act);
CREATE INDEX ix_table_people_table_id ON table_people (table_id);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_invites_table_id ON invites (table_id);
CREATE INDEX ix_rights_table_id ON rights (table_id);
CREATE INDEX ix_summaries_listed ON summaries (private, status, updated_at, table_id, game, seat_count);
COMMIT;
