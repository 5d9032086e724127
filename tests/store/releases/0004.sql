BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "entries" VALUES('352c8fb71d',1,'created',NULL,'ann',NULL,1796030522785,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"6f0172e1f25db5a471ae67f1271a0d3ad0deab07e9c878d42317df8b89a7072a","seating":"chosen"}');
INSERT INTO "entries" VALUES('352c8fb71d',2,'computer',1,'ann',NULL,1796030522785,'{"bot":"random"}');
INSERT INTO "entries" VALUES('352c8fb71d',3,'seated',0,'ann',NULL,1796030522785,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('352c8fb71d',4,'started',NULL,'ann',NULL,1796030522785,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 6"],"order":null}');
INSERT INTO "entries" VALUES('352c8fb71d',5,'acted',0,'ann','command-1',1796030522797,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',6,'undone',0,'ann',NULL,1796030522807,'{"entry":5}');
INSERT INTO "entries" VALUES('352c8fb71d',7,'acted',0,'ann',NULL,1796030522819,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',8,'acted',0,'ann',NULL,1796030522832,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',9,'acted',0,'ann',NULL,1796030522845,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',10,'acted',0,'ann',NULL,1796030522853,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',11,'acted',0,'ann',NULL,1796030522865,'{"decision":"10","action":"end","outcomes":["die 2"]}');
INSERT INTO "entries" VALUES('352c8fb71d',12,'acted',1,'bot:random',NULL,1796030522878,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',13,'acted',1,'bot:random',NULL,1796030522892,'{"decision":"12","action":"end","outcomes":["die 1"]}');
INSERT INTO "entries" VALUES('352c8fb71d',14,'acted',0,'ann',NULL,1796030522905,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('352c8fb71d',15,'acted',0,'ann',NULL,1796030522919,'{"decision":"14","action":"end","outcomes":["die 5"]}');
INSERT INTO "entries" VALUES('352c8fb71d',16,'acted',1,'bot:random',NULL,1796030522929,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4fnr7gbg66',1,'created',NULL,'ann',NULL,1796030522941,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"12ed988a5cc1bd1f9f6d3ddc01b322ee90b8476f1238b6cfe24011c2f90e2958","seating":"chosen"}');
INSERT INTO "entries" VALUES('4fnr7gbg66',2,'seated',0,'ann',NULL,1796030522941,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('4fnr7gbg66',3,'started',NULL,'ann',NULL,1796030522941,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 3"],"order":null}');
INSERT INTO "entries" VALUES('4fnr7gbg66',4,'acted',0,'ann',NULL,1796030522946,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4fnr7gbg66',5,'acted',0,'ann',NULL,1796030522957,'{"decision":"4","action":"end","outcomes":[]}');
INSERT INTO "entries" VALUES('8krn1n6pz7',1,'created',NULL,'ann',NULL,1796030522733,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"f600dbd5bff0a08d6de8483113c20db29ee3fae95a5f2d92a8edb1b51025c598","seating":"chosen"}');
INSERT INTO "entries" VALUES('8krn1n6pz7',2,'seated',0,'ann',NULL,1796030522733,'{"seed":"abababababababababababababababababababababababababababababababab"}');
INSERT INTO "entries" VALUES('8krn1n6pz7',3,'seated',1,'ben','command-sit',1796030522758,'{"seed":"abababababababababababababababababababababababababababababababab"}');
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
INSERT INTO "invites" VALUES('ABCD2345','8krn1n6pz7',5);
CREATE TABLE mail_addresses (
	person_id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	language TEXT NOT NULL, 
	confirmed_at BIGINT, 
	mailed_at BIGINT, 
	CONSTRAINT pk_mail_addresses PRIMARY KEY (person_id), 
	CONSTRAINT fk_mail_addresses_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE maps (
	digest TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_maps PRIMARY KEY (digest)
);
INSERT INTO "maps" VALUES('a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475','plain');
CREATE TABLE notices_sent (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	channel TEXT NOT NULL, 
	decision TEXT NOT NULL, 
	CONSTRAINT pk_notices_sent PRIMARY KEY (table_id, seat, channel), 
	CONSTRAINT fk_notices_sent_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ann','Ann',0);
INSERT INTO "people" VALUES('ben','Ben',1);
CREATE TABLE push_subscriptions (
	endpoint TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	browser_key BLOB NOT NULL, 
	auth BLOB NOT NULL, 
	language TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_push_subscriptions PRIMARY KEY (endpoint), 
	CONSTRAINT fk_push_subscriptions_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
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
INSERT INTO "rights" VALUES('ben','8krn1n6pz7','see');
INSERT INTO "rights" VALUES('ben','8krn1n6pz7','sit');
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
INSERT INTO "secrets" VALUES('8krn1n6pz7',X'437A82D753ADDED4A7DE0BECDCEEFABD6090FB2684C884079B3392C37CB5FDA7');
INSERT INTO "secrets" VALUES('352c8fb71d',X'47577030FD65934E3D6855AB185FF3BC468E579B2195602236C7B58B59CED63B');
INSERT INTO "secrets" VALUES('4fnr7gbg66',X'9AA96BAA6C1D4AED6ED459A9AAD03C2FA7D0BA15852969317AE31E8F57B970CD');
CREATE TABLE server_keys (
	name TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
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
INSERT INTO "summaries" VALUES('8krn1n6pz7',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null},{"person":"ben","bot":null},{"person":null,"bot":null}]','{"goal":60}','[]',0,NULL,1796030522733,1796030522758,3,NULL);
INSERT INTO "summaries" VALUES('352c8fb71d',16,'tally','','running',0,'ann','[{"person":"ann","bot":null},{"person":null,"bot":"random"}]','{"goal":1000}','[1]',1,NULL,1796030522785,1796030522929,2,NULL);
INSERT INTO "summaries" VALUES('4fnr7gbg66',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null}]','{"goal":1}','[]',0,NULL,1796030522941,1796030522957,1,NULL);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','352c8fb71d');
INSERT INTO "table_people" VALUES('ann','4fnr7gbg66');
INSERT INTO "table_people" VALUES('ann','8krn1n6pz7');
INSERT INTO "table_people" VALUES('ben','8krn1n6pz7');
CREATE TABLE webhooks (
	person_id TEXT NOT NULL, 
	url TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	failures INTEGER NOT NULL, 
	CONSTRAINT pk_webhooks PRIMARY KEY (person_id), 
	CONSTRAINT fk_webhooks_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_summaries_bot_to_act ON summaries (bot_to_act);
CREATE INDEX ix_table_people_table_id ON table_people (table_id);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_invites_table_id ON invites (table_id);
CREATE INDEX ix_rights_table_id ON rights (table_id);
CREATE INDEX ix_summaries_listed ON summaries (private, status, updated_at, table_id, game, seat_count);
CREATE INDEX ix_push_subscriptions_person_id ON push_subscriptions (person_id);
COMMIT;
