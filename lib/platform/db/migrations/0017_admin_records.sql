ALTER TABLE "audit_log" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "admin_email" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "record_table" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "literature" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name || ' ' || slug, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "literature" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_admin" ON "audit_log" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_record" ON "audit_log" USING btree ("record_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor" CHECK (("audit_log"."actor_id" is null) <> ("audit_log"."admin_email" is null));--> statement-breakpoint
-- What was done stays written. Only the database itself removes entries, with the account that they
-- are about, and forgets which admin it was: both happen inside a trigger of a foreign key.
CREATE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'The audit log is only added to.';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "keep_audit_log" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_audit_log"();
