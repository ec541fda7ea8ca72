CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"oib" text DEFAULT '' NOT NULL,
	"registration" text DEFAULT '' NOT NULL,
	"representative" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_legal_name" CHECK (char_length("operators"."legal_name") between 0 and 120),
	CONSTRAINT "operators_account_name" CHECK (char_length("operators"."account_name") between 0 and 25),
	CONSTRAINT "operators_address" CHECK (char_length("operators"."address") between 0 and 60),
	CONSTRAINT "operators_city" CHECK (char_length("operators"."city") between 0 and 40),
	CONSTRAINT "operators_registration" CHECK (char_length("operators"."registration") between 0 and 300),
	CONSTRAINT "operators_representative" CHECK (char_length("operators"."representative") between 0 and 80),
	CONSTRAINT "operators_phone" CHECK (char_length("operators"."phone") between 0 and 30),
	CONSTRAINT "operators_oib" CHECK ("operators"."oib" ~ '^([0-9]{11})?$'),
	CONSTRAINT "operators_iban" CHECK ("operators"."iban" ~ '^(HR[0-9]{19})?$'),
	CONSTRAINT "operators_payment" CHECK (not "operators"."is_active" or ("operators"."legal_name" <> '' and "operators"."account_name" <> '' and "operators"."address" <> '' and "operators"."city" <> '' and "operators"."iban" <> ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operators_one_row" ON "operators" USING btree ((true));--> statement-breakpoint
INSERT INTO "operators" ("id") VALUES (gen_random_uuid());
