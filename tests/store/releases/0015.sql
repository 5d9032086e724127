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
INSERT INTO "alembic_version" VALUES('0015');
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
INSERT INTO "entries" VALUES('4fjzcsebzn',1,'created',NULL,'ann',NULL,1796067710689,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":2,"options":{"goal":1000},"private":false,"name":"","fair_version":1,"commitment":"adb35008542be80e5c406e3bbfdc0b8b062a97a39839de873e1efecd68fdd772","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('4fjzcsebzn',2,'computer',1,'ann',NULL,1796067710689,'{"bot":"random"}');
INSERT INTO "entries" VALUES('4fjzcsebzn',3,'seated',0,'ann',NULL,1796067710689,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('4fjzcsebzn',4,'started',NULL,'ann',NULL,1796067710689,'{"seeds":["abababababababababababababababababababababababababababababababab",null],"outcomes":["die 2"],"order":null}');
INSERT INTO "entries" VALUES('4fjzcsebzn',5,'acted',0,'ann','command-1',1796067710701,'{"decision":"4","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',6,'undone',0,'ann',NULL,1796067710705,'{"entry":5}');
INSERT INTO "entries" VALUES('4fjzcsebzn',7,'acted',0,'ann',NULL,1796067710712,'{"decision":"6","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',8,'acted',0,'ann',NULL,1796067710719,'{"decision":"7","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',9,'acted',0,'ann',NULL,1796067710728,'{"decision":"8","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',10,'acted',0,'ann',NULL,1796067710735,'{"decision":"9","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',11,'acted',0,'ann',NULL,1796067710743,'{"decision":"10","action":"end","outcomes":["die 5"]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',12,'acted',1,'bot:random',NULL,1796067710751,'{"decision":"11","action":"add 2","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',13,'acted',1,'bot:random',NULL,1796067710759,'{"decision":"12","action":"end","outcomes":["die 2"]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',14,'acted',0,'ann',NULL,1796067710767,'{"decision":"13","action":"add 3","outcomes":[]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',15,'acted',0,'ann',NULL,1796067710775,'{"decision":"14","action":"end","outcomes":["die 4"]}');
INSERT INTO "entries" VALUES('4fjzcsebzn',16,'acted',1,'bot:random',NULL,1796067710783,'{"decision":"15","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('r1m6zn03s7',1,'created',NULL,'ann',NULL,1796067710657,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":3,"options":{"goal":60},"private":true,"name":"Ours","fair_version":1,"commitment":"74c5deabbf0416a36bcbdaf24117e7dd0bf53698c32b618a8eafdeb1113c7dc1","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('r1m6zn03s7',2,'seated',0,'ann',NULL,1796067710657,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('r1m6zn03s7',3,'seated',1,'ben','command-sit',1796067710673,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('wtnk2ha7vy',1,'created',NULL,'ann',NULL,1796067710789,'{"game":"tally","map":"plain","map_digest":"a116c9ed46d6207734a43317d30fd88f52ac8634c37d904bbf4e41d865f90475","rules_version":1,"seats":1,"options":{"goal":1},"private":false,"name":"","fair_version":1,"commitment":"07550987cb28e766cd6663141ad84596dc296a559a3a95dfd1904ba9188dfc2a","seating":"chosen","rated":true,"pace":null,"origin":null,"watch_after":0,"hints":null}');
INSERT INTO "entries" VALUES('wtnk2ha7vy',2,'seated',0,'ann',NULL,1796067710789,'{"seed":"abababababababababababababababababababababababababababababababab","program":false,"colour":null}');
INSERT INTO "entries" VALUES('wtnk2ha7vy',3,'started',NULL,'ann',NULL,1796067710789,'{"seeds":["abababababababababababababababababababababababababababababababab"],"outcomes":["die 1"],"order":null}');
INSERT INTO "entries" VALUES('wtnk2ha7vy',4,'acted',0,'ann',NULL,1796067710794,'{"decision":"3","action":"add 1","outcomes":[]}');
INSERT INTO "entries" VALUES('wtnk2ha7vy',5,'acted',0,'ann',NULL,1796067710798,'{"decision":"4","action":"end","outcomes":[]}');
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
INSERT INTO "finished_games" VALUES('wtnk2ha7vy',1,'tally','plain',0,0,'goal',1796067710789,1796067710794);
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
INSERT INTO "invites" VALUES('ABCD2345','r1m6zn03s7',5);
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
INSERT INTO "results" VALUES('wtnk2ha7vy',0,'ann',NULL,0,1,1,'null',NULL,NULL);
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
INSERT INTO "rights" VALUES('ben','r1m6zn03s7','see');
INSERT INTO "rights" VALUES('ben','r1m6zn03s7','sit');
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
INSERT INTO "secrets" VALUES('r1m6zn03s7',X'780305ACF20441563911ACAE7E5064100F6227848DC153CF276A0892003FF85C');
INSERT INTO "secrets" VALUES('4fjzcsebzn',X'96F4EDD0F51D39E04DE9E7F1DAC7391783D029FDAD9A7568F793C6B7B45C877D');
INSERT INTO "secrets" VALUES('wtnk2ha7vy',X'D631A21F56598B84135B3A65DF5977E433DF49EBC6CA91783342C2C1E7970960');
CREATE TABLE server_keys (
	name TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
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
	updated_at BIGINT NOT NULL, seat_count INTEGER DEFAULT '0' NOT NULL, seen_at BIGINT, due_at BIGINT, pace TEXT, watch_after INTEGER DEFAULT '0', listed_at BIGINT DEFAULT '0' NOT NULL, question TEXT, 
	CONSTRAINT pk_summaries PRIMARY KEY (table_id)
);
INSERT INTO "summaries" VALUES('r1m6zn03s7',3,'tally','Ours','open',1,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false},{"person":"ben","bot":null,"conceded":false,"program":false},{"person":null,"bot":null,"conceded":false,"program":false}]','{"goal":60}','[]',0,NULL,1796067710657,1796067710673,3,NULL,NULL,NULL,0,1796067710673,NULL);
INSERT INTO "summaries" VALUES('4fjzcsebzn',16,'tally','','running',0,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false},{"person":null,"bot":"random","conceded":false,"program":false}]','{"goal":1000}','[1]',1,NULL,1796067710689,1796067710783,2,NULL,NULL,NULL,0,1796067710783,NULL);
INSERT INTO "summaries" VALUES('wtnk2ha7vy',5,'tally','','finished',0,'ann','[{"person":"ann","bot":null,"conceded":false,"program":false}]','{"goal":1}','[]',0,NULL,1796067710789,1796067710798,1,NULL,NULL,NULL,0,1796067710798,NULL);
CREATE TABLE table_people (
	person_id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_table_people PRIMARY KEY (person_id, table_id), 
	CONSTRAINT fk_table_people_table_id FOREIGN KEY(table_id) REFERENCES summaries (table_id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "table_people" VALUES('ann','4fjzcsebzn');
INSERT INTO "table_people" VALUES('ann','r1m6zn03s7');
INSERT INTO "table_people" VALUES('ben','r1m6zn03s7');
INSERT INTO "table_people" VALUES('ann','wtnk2ha7vy');
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
CREATE INDEX ix_summaries_listed ON summaries (private, status, listed_at, table_id, game, seat_count, watch_after);
CREATE INDEX ix_recoveries_person_id ON recoveries (person_id);
DELETE FROM "sqlite_sequence";
COMMIT;
