CREATE TABLE "erased_accounts" (
	"id" uuid PRIMARY KEY NOT NULL
);
