-- TRUNCATE runs no trigger of rows. This guards against a mistake, such as `truncate accounts cascade`;
-- the owner of the tables can always switch a trigger off. A restore replaces every table and says so
-- in its transaction, with a setting that needs no superuser.
CREATE FUNCTION "keep_whole_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('iskra.restoring', true), '') <> 'on' THEN
    RAISE EXCEPTION 'The audit log is only added to.';
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "keep_whole_audit_log" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_whole_audit_log"();
