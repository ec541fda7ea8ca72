CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"login_key" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('roditelj', 'ucenik', 'admin')),
	CONSTRAINT "accounts_password" CHECK ("accounts"."kind" = 'ucenik' or "accounts"."password_hash" is not null),
	CONSTRAINT "accounts_login" CHECK (char_length("accounts"."login_key") between 1 and 254)
);
--> statement-breakpoint
CREATE TABLE "links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "links_purpose" CHECK ("links"."purpose" in ('reset', 'confirm-email'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"opened_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_rights" (
	"parent_id" uuid PRIMARY KEY NOT NULL,
	"subscription_name" text,
	"subscription_until" timestamp with time zone,
	"ai_until" timestamp with time zone,
	"ai_max_until" timestamp with time zone,
	"tokens_no" integer DEFAULT 0 NOT NULL,
	"tokens_updated_at" timestamp with time zone,
	"professor_until" timestamp with time zone,
	"professor_no" integer DEFAULT 0 NOT NULL,
	"professor_no_updated_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_rights_tokens" CHECK ("access_rights"."tokens_no" >= 0),
	CONSTRAINT "access_rights_professor" CHECK ("access_rights"."professor_no" >= 0),
	CONSTRAINT "access_rights_subscription" CHECK (("access_rights"."subscription_until" is null) = ("access_rights"."subscription_name" is null))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"subscribed_to_newsletter" boolean DEFAULT false NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"terms_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parents_first_name" CHECK (char_length("parents"."first_name") between 1 and 60),
	CONSTRAINT "parents_last_name" CHECK (char_length("parents"."last_name") between 1 and 60),
	CONSTRAINT "parents_email" CHECK (char_length("parents"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "pupils" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"nick_name" text NOT NULL,
	"grade_id" uuid NOT NULL,
	"avatar_url" text,
	"xp" integer DEFAULT 0 NOT NULL,
	"daily_visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pupils_first_name" CHECK (char_length("pupils"."first_name") between 1 and 60),
	CONSTRAINT "pupils_nick_name" CHECK (char_length("pupils"."nick_name") between 3 and 30),
	CONSTRAINT "pupils_nick_name_form" CHECK (position('@' in "pupils"."nick_name") = 0),
	CONSTRAINT "pupils_avatar" CHECK (char_length("pupils"."avatar_url") between 1 and 200),
	CONSTRAINT "pupils_xp" CHECK ("pupils"."xp" >= 0),
	CONSTRAINT "pupils_daily_visits" CHECK ("pupils"."daily_visits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_subject_id_accounts_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_by_accounts_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_rights" ADD CONSTRAINT "access_rights_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_grade_id_grades_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_login" ON "accounts" USING btree ("login_key") WHERE "accounts"."kind" <> 'admin';--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_admin_login" ON "accounts" USING btree ("login_key") WHERE "accounts"."kind" = 'admin';--> statement-breakpoint
CREATE INDEX "links_by_account" ON "links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_opener" ON "sessions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_by_due" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "outbox_by_account" ON "outbox" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pupils_by_parent" ON "pupils" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "pupils_by_grade" ON "pupils" USING btree ("grade_id");