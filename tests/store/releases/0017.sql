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
INSERT INTO "alembic_version" VALUES('0017');
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
INSERT INTO "entries" VALUES('3rnxj44ydb',1,'created',NULL,'ann',NULL,1796069506737,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"32154ffd20d783c433d1f155567b930908e12d3590d1ed409117c13b6ffce167","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('3rnxj44ydb',2,'computer',1,'ann',NULL,1796069506737,'{"bot":"random"}');
INSERT INTO "entries" VALUES('3rnxj44ydb',3,'seated',0,'ann',NULL,1796069506737,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('3rnxj44ydb',4,'started',NULL,'ann',NULL,1796069506737,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 6"],"order":null}');
INSERT INTO "entries" VALUES('3rnxj44ydb',5,'acted',0,'ann','command-1',1796069506781,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',6,'undone',0,'ann',NULL,1796069506806,'{"entry":5}');
INSERT INTO "entries" VALUES('3rnxj44ydb',7,'acted',0,'ann',NULL,1796069506843,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',8,'acted',0,'ann',NULL,1796069506865,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',9,'acted',0,'ann',NULL,1796069506876,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',10,'acted',0,'ann',NULL,1796069506881,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',11,'acted',0,'ann',NULL,1796069506921,'{"decision":"10","action":"end","outcomes":["die 4"]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',12,'acted',1,'bot:random',NULL,1796069506928,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',13,'acted',1,'bot:random',NULL,1796069506931,'{"decision":"12","action":"end","outcomes":["die 4"]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',14,'acted',0,'ann',NULL,1796069506939,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',15,'acted',0,'ann',NULL,1796069506942,'{"decision":"14","action":"end","outcomes":["die 6"]}');
INSERT INTO "entries" VALUES('3rnxj44ydb',16,'acted',1,'bot:random',NULL,1796069506945,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('rptr424cew',1,'created',NULL,'ann',NULL,1796069506947,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"5472717e6209dd6a19b1a555dc7b77ce20a6b83c412d1ac9332ae84b94ddedc0","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('rptr424cew',2,'seated',0,'ann',NULL,1796069506947,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('rptr424cew',3,'started',NULL,'ann',NULL,1796069506947,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 1"],"order":null}');
INSERT INTO "entries" VALUES('rptr424cew',4,'acted',0,'ann',NULL,1796069506952,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('rptr424cew',5,'acted',0,'ann',NULL,1796069506954,'{"decision":"4","action":"end","outcomes":[]}');
INSERT INTO "entries" VALUES('w29rff0kfs',1,'created',NULL,'ann',NULL,1796069506722,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"ae1caf6af0a2a2bde7cb746f956ce71f1611002f9d135d1e6f6b3eae2276c41c","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('w29rff0kfs',2,'seated',0,'ann',NULL,1796069506722,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('w29rff0kfs',3,'seated',1,'ben','command-sit',1796069506731,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
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
INSERT INTO "finished_games" VALUES('rptr424cew',1,'tally','plain',0,0,'goal',1796069506947,1796069506952);
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
INSERT INTO "invites" VALUES('ABCD2345','w29rff0kfs',5);
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
INSERT INTO "results" VALUES('rptr424cew',0,'ann',NULL,0,1,1,'null',NULL,NULL);
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
INSERT INTO "rights" VALUES('ben','w29rff0kfs','see');
INSERT INTO "rights" VALUES('ben','w29rff0kfs','sit');
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
INSERT INTO "secrets" VALUES('w29rff0kfs',X'7693459A01E3B0D399A9C7EA532C54DE607D2107278F73F0F332E6CFB206DF62');
INSERT INTO "secrets" VALUES('3rnxj44ydb',X'6C8B34DACBC45EF1BB43D2373B802F0CA10715BAFFF02096B621D656A8534C6E');
INSERT INTO "secrets" VALUES('rptr424cew',X'193BA8D9FAB7162C68159C7F4E82957422BD56469C4E888235BDE47E3F5B0AB2');
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
INSERT INTO "summaries" VALUES('w29rff0kfs',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false},{"person":"ben","bot":null,"conceded":false,"program":false},{"person":null,"bot":null,"conceded":false,"program":false}]','{"goal":60}','[]',0,NULL,1796069506722,1796069506731,3,NULL,NULL,NULL,0,1796069506731,NULL,'none',1);
INSERT INTO "summaries" VALUES('3rnxj44ydb',16,'tally','','running',0,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false},{"person":null,"bot":"random","conceded":false,"program":false}]','{"goal":1000}','[1]',1,NULL,1796069506737,1796069506945,2,NULL,NULL,NULL,0,1796069506945,NULL,'none',1);
INSERT INTO "summaries" VALUES('rptr424cew',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false}]','{"goal":1}','[]',0,NULL,1796069506947,1796069506954,1,NULL,NULL,NULL,0,1796069506954,NULL,'none',1);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','3rnxj44ydb');
INSERT INTO "table_people" VALUES('ann','rptr424cew');
INSERT INTO "table_people" VALUES('ann','w29rff0kfs');
INSERT INTO "table_people" VALUES('ben','w29rff0kfs');
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
DELETE FROM "sqlite_sequence";
COMMIT;
