ALTER TABLE "users" ADD COLUMN "signup_network" text;--> statement-breakpoint
ALTER TABLE "post_votes" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree ("site_id",(case when split_part("email", '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@'), '@', 1), '.', '') || '@gmail.com' else regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@') end)) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "users_signup_network" ON "users" USING btree ("site_id","signup_network","created_at") WHERE signup_network is not null;--> statement-breakpoint
CREATE INDEX "post_votes_discounted" ON "post_votes" USING btree ("site_id","post_id") WHERE not counted;