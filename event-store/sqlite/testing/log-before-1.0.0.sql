-- The log of a data folder from before release 1.0.0: a user, credits and a video.
BEGIN;
CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams (id),
    revision INTEGER NOT NULL,
    kind INTEGER NOT NULL REFERENCES kinds (id),
    time INTEGER NOT NULL,
    id BLOB NOT NULL,
    hash BLOB NOT NULL,
    chain BLOB NOT NULL,
    metadata TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
INSERT INTO "events" VALUES(1,1,0,1,1,X'A02758D6708748FCB25F7497AE9796CA',X'691A860C809E97B6BDB851037D98D24661CCD8C12B12A254F42E49BC919654C4',X'33E2718CDFD657EFA19E5925DC9431B7B2636E13A9145B74DF2E0915D3446550','fixture"},"causationId":"c0","commandId":"c0c"}','{"userId":"4b7e21c0-93df-8e6a-a1b5-7c08d94fe633","issuer":"https://login.example/","subject":"auth0|6650f1c2a9b3","username":"jane.doe","email":"jane.doe@realty.example","emailVerified":true,"firstName":"Jane","lastName":"Doe","displayName":"Jane Doe","pictureUrl":null}');
INSERT INTO "events" VALUES(2,2,0,2,1,X'606902019A404BD893EDA34D7C172892',X'F754AE9CE08FBD31AF9E7D7C346712A637C531817BE05F07D33A06EB8A514DC4',X'E53768F9FC13C35E31A45A712C6BA282585A3BA446206B2D89F740C99AC881F9','fixture"},"causationId":"c0","commandId":"c1c"}','{"lotId":"pi_3QkT8w2eZvKYlo2C1aB9xD4f","source":"bundle","halfCredits":20,"debtPaidHalfCredits":0,"expiresAtMs":1802952000000,"paymentId":"pi_3QkT8w2eZvKYlo2C1aB9xD4f","priceCents":17750,"catalogVersion":"2026-11-1","itemName":"Starter Pack","currency":"usd","paidCents":52750}');
INSERT INTO "events" VALUES(3,3,0,3,1,X'9EF8669EDEF145A3BAC0CC6E38518A78',X'A44EC736660DFFEF8B5C756CC017A02ADBF1EB5419A58E52F3960DDF08537DBF',X'7EB4CB5342C66873B804B0DC399796ABEB1FA98E14ECBA0DE8CA00CC407D1A34','fixture"},"causationId":"c0","commandId":"c2c"}','{"videoId":"6f0c1d4e-8a52-8b1f-9c3d-2e7f5a90b812","userId":"4b7e21c0-93df-8e6a-a1b5-7c08d94fe633","title":"12 Oak Street","propertyAddress":"12 Oak Street, Springfield, IL 62701","script":"Welcome to 12 Oak Street. Three bedrooms, two baths, and a garden that faces south.","language":"en","avatarId":"stock-anna","screenShareUrl":null,"imageUrls":["https://listings.example/12-oak-street/front.jpg","/api/pictures/own/5b1f0d2c4b5a69788796a5b4c3d2e1f00f3f0d2c4b5a69788796a5b4c3d2e1f0.webp"],"halfCredits":4,"availableAfterHalfCredits":16,"holdId":"6f0c1d4e-8a52-8b1f-9c3d-2e7f5a90b812-1","attempt":1,"estimatedMs":96500,"pictureCaptions":["","The new kitchen"],"film":{"format":"portrait","placement":"small","captions":true},"brand":{"primaryColour":"#0b3d6e","accentColour":"#e0a030","logoUrl":"/files/brand/3f0d2c4b5a69788796a5b4c3d2e1f00f3f0d2c4b5a69788796a5b4c3d2e1f00f.webp","agent":{"name":"Maria Lopez","title":"Realtor","company":"Oak & Elm Realty","phone":"(555) 010-4477","email":"maria@oakelm.example","licence":"DRE 01234567"}},"madeFrom":"0d9a4e52-7b16-8c43-9f0e-5a6b7c8d9e01"}');
CREATE TABLE kinds (
    id INTEGER PRIMARY KEY, category TEXT NOT NULL, type TEXT NOT NULL, schema_version INTEGER NOT NULL,
    UNIQUE (category, type, schema_version)
  ) STRICT;
INSERT INTO "kinds" VALUES(1,'user','UserRegistered',1);
INSERT INTO "kinds" VALUES(2,'credits','CreditsGranted',3);
INSERT INTO "kinds" VALUES(3,'video','VideoRequested',4);
CREATE TABLE snapshots (
    stream TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, seal TEXT NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (stream, key)
  ) STRICT;
CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "streams" VALUES(1,'user-ann');
INSERT INTO "streams" VALUES(2,'credits-ann');
INSERT INTO "streams" VALUES(3,'video-v1');
PRAGMA user_version = 3;
COMMIT;
PRAGMA journal_mode = WAL;
