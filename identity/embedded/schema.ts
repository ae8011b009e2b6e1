import { FACTORS_SCHEMA } from '../factors/index.ts';

/** The file of the embedded identity provider's database, in its folder. */
export const IDENTITY_FILE = 'identity.sqlite';

/** The schema of the embedded identity provider's database. Times are milliseconds since the epoch. */
export const IDENTITY_SCHEMA = `
CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  email_verified INTEGER NOT NULL,
  password_hash TEXT NOT NULL,
  given_name TEXT NOT NULL,
  family_name TEXT NOT NULL,
  picture TEXT,
  created_at INTEGER NOT NULL,
  credentials_changed_at INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS setup_links (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL
) STRICT;

-- One-time links that were mailed. An address with an unused undo link stays reserved for its owner.
CREATE TABLE IF NOT EXISTS mail_links (
  token_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  account_id TEXT,
  email TEXT NOT NULL,
  data TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS mail_links_account ON mail_links (account_id, kind);
CREATE INDEX IF NOT EXISTS mail_links_email ON mail_links (email, kind);
CREATE INDEX IF NOT EXISTS mail_links_expiry ON mail_links (expires_at);

-- What must follow from a change of an account: mails, and events in the user's stream.
CREATE TABLE IF NOT EXISTS outbox (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  task TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS signing_keys (
  kid TEXT PRIMARY KEY,
  jwk TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS oidc_records (
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  expires_at INTEGER,
  uid TEXT,
  grant_id TEXT,
  account_id TEXT,
  PRIMARY KEY (model, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS oidc_records_uid ON oidc_records (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_records_grant ON oidc_records (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_records_account ON oidc_records (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS oidc_records_expiry ON oidc_records (expires_at) WHERE expires_at IS NOT NULL;
${FACTORS_SCHEMA}`;
