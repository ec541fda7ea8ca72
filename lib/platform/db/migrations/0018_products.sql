CREATE TABLE "activations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"parent_id" uuid NOT NULL,
	"child_id" uuid,
	"product_id" uuid,
	"product_name" text NOT NULL,
	"product_price" integer NOT NULL,
	"gift" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"admin_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "activations_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"has_subscription" boolean DEFAULT false NOT NULL,
	"has_ai" boolean DEFAULT false NOT NULL,
	"has_ai_max" boolean DEFAULT false NOT NULL,
	"has_professor" boolean DEFAULT false NOT NULL,
	"duration" integer NOT NULL,
	"duration_unit" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_name" CHECK (char_length("products"."name") between 1 and 80),
	CONSTRAINT "products_description" CHECK (char_length("products"."description") between 0 and 400),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_duration" CHECK ("products"."duration" >= 1),
	CONSTRAINT "products_unit" CHECK ("products"."duration_unit" in ('day', 'month')),
	CONSTRAINT "products_gift" CHECK ("products"."has_subscription" or "products"."has_ai" or "products"."has_ai_max" or "products"."has_professor"),
	CONSTRAINT "products_position" CHECK ("products"."position" between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_child_id_pupils_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."pupils"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activations_by_parent" ON "activations" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "activations_by_child" ON "activations" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "activations_by_product" ON "activations" USING btree ("product_id");