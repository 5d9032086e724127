BEGIN TRANSACTION;
CREATE TABLE accounts (
	person_id TEXT NOT NULL, 
	login TEXT NOT NULL, 
	name TEXT NOT NULL, 
	password_hash TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (person_id), 
	CONSTRAINT fk_accounts_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_accounts_login UNIQUE (login)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0018');
CREATE TABLE changes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	person_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	CONSTRAINT fk_changes_person_id_people FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT ck_changes_ck_changes_kind CHECK (kind IN ('name', 'sessions', 'moved', 'own'))
);
INSERT INTO "changes" VALUES(1,'ben','own');
CREATE TABLE chat_lines (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	seat INTEGER, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT, 
	reaction TEXT, 
	CONSTRAINT fk_chat_lines_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_lines_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE chat_reports (
	line_id INTEGER NOT NULL, 
	reporter_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat_reports PRIMARY KEY (line_id, reporter_id)
)
 WITHOUT ROWID

;
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
INSERT INTO "entries" VALUES('3hv7gnrhaj',1,'created',NULL,'ann',NULL,1796076836977,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"324ec4f9865a2452114c02d7b7de0b45950c3acb486cc5ea7f122d782a14a703","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('3hv7gnrhaj',2,'seated',0,'ann',NULL,1796076836977,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('3hv7gnrhaj',3,'seated',1,'ben','command-sit',1796076837000,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('4ztsck2317',1,'created',NULL,'ann',NULL,1796076837026,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"eb9a0252b4dddef323dee90bdcdf9d7c270045c444f326b580abf485d40ba805","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('4ztsck2317',2,'computer',1,'ann',NULL,1796076837026,'{"bot":"random"}');
INSERT INTO "entries" VALUES('4ztsck2317',3,'seated',0,'ann',NULL,1796076837026,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('4ztsck2317',4,'started',NULL,'ann',NULL,1796076837026,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 3"],"order":null}');
INSERT INTO "entries" VALUES('4ztsck2317',5,'acted',0,'ann','command-1',1796076837042,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',6,'undone',0,'ann',NULL,1796076837053,'{"entry":5}');
INSERT INTO "entries" VALUES('4ztsck2317',7,'acted',0,'ann',NULL,1796076837066,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',8,'acted',0,'ann',NULL,1796076837074,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',9,'acted',0,'ann',NULL,1796076837081,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',10,'acted',0,'ann',NULL,1796076837092,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',11,'acted',0,'ann',NULL,1796076837105,'{"decision":"10","action":"end","outcomes":["die 5"]}');
INSERT INTO "entries" VALUES('4ztsck2317',12,'acted',1,'bot:random',NULL,1796076837117,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',13,'acted',1,'bot:random',NULL,1796076837137,'{"decision":"12","action":"end","outcomes":["die 3"]}');
INSERT INTO "entries" VALUES('4ztsck2317',14,'acted',0,'ann',NULL,1796076837151,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('4ztsck2317',15,'acted',0,'ann',NULL,1796076837158,'{"decision":"14","action":"end","outcomes":["die 1"]}');
INSERT INTO "entries" VALUES('4ztsck2317',16,'acted',1,'bot:random',NULL,1796076837173,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('cp85kp8nqq',1,'created',NULL,'ann',NULL,1796076837177,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"dcc6d049f3c5469d97f03e15b136a17b517a692304d534223ce6da81f5807470","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('cp85kp8nqq',2,'seated',0,'ann',NULL,1796076837177,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('cp85kp8nqq',3,'started',NULL,'ann',NULL,1796076837177,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 6"],"order":null}');
INSERT INTO "entries" VALUES('cp85kp8nqq',4,'acted',0,'ann',NULL,1796076837189,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('cp85kp8nqq',5,'acted',0,'ann',NULL,1796076837198,'{"decision":"4","action":"end","outcomes":[]}');
CREATE TABLE finished_games (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	map TEXT NOT NULL, 
	private BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	reason TEXT NOT NULL, 
	started_at BIGINT NOT NULL, 
	finished_at BIGINT NOT NULL, 
	CONSTRAINT pk_finished_games PRIMARY KEY (table_id), 
	CONSTRAINT fk_finished_games_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
);
INSERT INTO "finished_games" VALUES('cp85kp8nqq',1,'tally','plain',0,0,'goal',1796076837177,1796076837189);
CREATE TABLE forgotten (
	person_id TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_forgotten PRIMARY KEY (person_id)
)
 WITHOUT ROWID

;
CREATE TABLE handles (
	handle TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT pk_handles PRIMARY KEY (handle), 
	CONSTRAINT uq_handles_person_id UNIQUE (person_id), 
	CONSTRAINT fk_handles_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE heartbeats (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_heartbeats PRIMARY KEY (id)
);
CREATE TABLE invites (
	code TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_invites PRIMARY KEY (code), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
);
INSERT INTO "invites" VALUES('ABCD2345','3hv7gnrhaj',5);
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
CREATE TABLE moves (
	code_sha256 BLOB NOT NULL, 
	person_id TEXT NOT NULL, 
	session_sha256 BLOB NOT NULL, 
	created_at BIGINT NOT NULL, 
	taken_at BIGINT, 
	CONSTRAINT pk_moves PRIMARY KEY (code_sha256), 
	CONSTRAINT fk_moves_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_moves_session_sha256 FOREIGN KEY(session_sha256) REFERENCES sessions (token_sha256) ON DELETE CASCADE, 
	CONSTRAINT uq_moves_session_sha256 UNIQUE (session_sha256)
);
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
CREATE TABLE person_reports (
	person_id TEXT NOT NULL, 
	reporter_id TEXT NOT NULL, 
	about TEXT NOT NULL, 
	name TEXT, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_person_reports PRIMARY KEY (person_id, reporter_id, about), 
	CONSTRAINT ck_person_reports_ck_person_reports_about CHECK (about IN ('name', 'talk', 'play'))
)
 WITHOUT ROWID

;
CREATE TABLE presence (
	server TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	looking BOOLEAN NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (server, table_id, person_id), 
	CONSTRAINT fk_presence_server_servers FOREIGN KEY(server) REFERENCES servers (id) ON DELETE CASCADE, 
	CONSTRAINT fk_presence_table_id_summaries FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE, 
	CONSTRAINT fk_presence_person_id_people FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
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
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, player)
)
 WITHOUT ROWID

;
CREATE TABLE recoveries (
	code_sha256 BLOB NOT NULL, 
	person_id TEXT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_recoveries PRIMARY KEY (code_sha256), 
	CONSTRAINT fk_recoveries_person_id_people FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id TEXT, 
	bot TEXT, 
	helped BOOLEAN NOT NULL, 
	total INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	lines TEXT NOT NULL, 
	mu FLOAT, 
	sigma FLOAT, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES finished_games (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "results" VALUES('cp85kp8nqq',0,'ann',NULL,0,1,1,'null',NULL,NULL);
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	iterations INTEGER NOT NULL, 
	made_at BIGINT NOT NULL, 
	decisions TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_reviews_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
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
INSERT INTO "rights" VALUES('ben','3hv7gnrhaj','see');
INSERT INTO "rights" VALUES('ben','3hv7gnrhaj','sit');
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
INSERT INTO "secrets" VALUES('3hv7gnrhaj',X'FD4D6DD955FA6FFDECD87AB609E98DF3AACEB88E0FDB8A54E5C072FC124212BE');
INSERT INTO "secrets" VALUES('4ztsck2317',X'98A7BB9AD069839B50DFCD6B74271085897D789BEF5EADAE30960C9F83972AE9');
INSERT INTO "secrets" VALUES('cp85kp8nqq',X'0CE7EABA3892764A31413F05735FDA3CA825062059C8C579766514CB45609CA5');
CREATE TABLE server_keys (
	name TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
CREATE TABLE servers (
	id TEXT NOT NULL, 
	until BIGINT NOT NULL, 
	here INTEGER NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
)
 WITHOUT ROWID

;
CREATE TABLE sessions (
	token_sha256 BLOB NOT NULL, 
	person_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, device TEXT, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_sha256), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES(X'0000000000000000000000000000000000000000000000000000000000000000','ann',0,0,NULL);
INSERT INTO "sessions" VALUES(X'0101010101010101010101010101010101010101010101010101010101010101','ben',1,1,NULL);
CREATE TABLE silenced (
	person_id TEXT NOT NULL, 
	other_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_silenced PRIMARY KEY (person_id, other_id), 
	CONSTRAINT fk_silenced_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_silenced_other_id FOREIGN KEY(other_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT ck_silenced_ck_silenced_kind CHECK (kind IN ('mute', 'block'))
)
 WITHOUT ROWID

;
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
	updated_at BIGINT NOT NULL, seat_count INTEGER DEFAULT '0' NOT NULL, seen_at BIGINT, due_at BIGINT, pace TEXT, watch_after INTEGER DEFAULT '0', listed_at BIGINT DEFAULT '0' NOT NULL, question TEXT, pace_kind TEXT DEFAULT 'none' NOT NULL, rated BOOLEAN DEFAULT '1' NOT NULL, 
	CONSTRAINT pk_summaries PRIMARY KEY (table_id)
);
INSERT INTO "summaries" VALUES('3hv7gnrhaj',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false},{"person":"ben","bot":null,"conceded":false,"program":false},{"person":null,"bot":null,"conceded":false,"program":false}]','{"goal":60}','[]',0,NULL,1796076836977,1796076837000,3,NULL,NULL,NULL,0,1796076837000,NULL,'none',1);
INSERT INTO "summaries" VALUES('4ztsck2317',16,'tally','','running',0,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false},{"person":null,"bot":"random","conceded":false,"program":false}]','{"goal":1000}','[1]',1,NULL,1796076837026,1796076837173,2,NULL,NULL,NULL,0,1796076837173,NULL,'none',1);
INSERT INTO "summaries" VALUES('cp85kp8nqq',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false}]','{"goal":1}','[]',0,NULL,1796076837177,1796076837198,1,NULL,NULL,NULL,0,1796076837198,NULL,'none',1);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','3hv7gnrhaj');
INSERT INTO "table_people" VALUES('ben','3hv7gnrhaj');
INSERT INTO "table_people" VALUES('ann','4ztsck2317');
INSERT INTO "table_people" VALUES('ann','cp85kp8nqq');
CREATE TABLE tokens (
	id TEXT NOT NULL, 
	person_id TEXT NOT NULL, 
	token_sha256 BLOB NOT NULL, 
	name TEXT NOT NULL, 
	scope TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	used_at BIGINT, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_tokens_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_tokens_token_sha256 UNIQUE (token_sha256)
);
CREATE TABLE vacations (
	person_id TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_vacations PRIMARY KEY (person_id), 
	CONSTRAINT fk_vacations_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
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
CREATE INDEX ix_push_subscriptions_person_id ON push_subscriptions (person_id);
CREATE INDEX ix_finished_games_number ON finished_games (number);
CREATE INDEX ix_results_person_id ON results (person_id);
CREATE INDEX ix_summaries_due_at ON summaries (due_at);
CREATE INDEX ix_moves_person_id ON moves (person_id);
CREATE INDEX ix_chat_lines_table_id_id ON chat_lines (table_id, id);
CREATE INDEX ix_chat_lines_person_id ON chat_lines (person_id);
CREATE INDEX ix_silenced_other_id ON silenced (other_id);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
CREATE INDEX ix_recoveries_person_id ON recoveries (person_id);
CREATE INDEX ix_summaries_listed ON summaries (private, status, listed_at, table_id, game, seat_count, watch_after, pace_kind, rated);
CREATE INDEX ix_changes_person_id ON changes (person_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('changes',1);
COMMIT;
