CREATE TABLE "legal_acceptances" (
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" date NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "legal_acceptances_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
ALTER TABLE "demands" DROP CONSTRAINT "demands_validation_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "users_of_customer";--> statement-breakpoint
ALTER TABLE "credentials" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_folded" text collate "C" GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name_folded","id");--> statement-breakpoint
CREATE INDEX "users_of_customer" ON "users" USING btree ("customer_id","name_folded","id");--> statement-breakpoint
update users set status = 'BLOCKED' where status = 'INACTIVE';
--> statement-breakpoint
-- An acceptance is written once and never changed.
call protect_table('legal_acceptances', 'user_id = (select app_user())', 'select, insert');
--> statement-breakpoint
-- A blocked user keeps no session: letting them in again brings none of them back.
create function end_sessions_of_blocked() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
begin
  delete from sessions s where s.user_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger end_sessions_of_blocked after update of status on users
  for each row when (new.status = 'BLOCKED' and old.status <> 'BLOCKED')
  execute function end_sessions_of_blocked();
--> statement-breakpoint
-- What a removed user leaves to their heir: the columns that name a person, each of a table that has
-- a `customer_id`. An array holds several people. A column that copies the name goes along.
create table inherited_columns (
  source regclass not null,
  person name not null,
  copied_name name,
  primary key (source, person)
);
--> statement-breakpoint
-- One call for every column of which a removed user must not stay the owner.
create procedure inherit_column(source regclass, person name, copied_name name default null)
  language sql
  begin atomic
    insert into inherited_columns values (source, person, copied_name);
  end;
--> statement-breakpoint
do $$
begin
  call inherit_column('demands', 'user_id', 'creator_name');
  call inherit_column('demands', 'backoffice_user_id', 'backoffice_user_name');
  call inherit_column('demands', 'following');
  call inherit_column('demands', 'private_users');
  call inherit_column('documents', 'user_id', 'user_name');
  call inherit_column('files', 'user_id');
end
$$;
--> statement-breakpoint
-- Gives the heir what a user was responsible for, private demands too, which whoever removes the user
-- may not see. Runs as the owner and so asks itself whose people these are: two of the principal's
-- customer, or two of one customer or of the firm when staff ask.
create function app_hand_over(person uuid, heir uuid) returns void
  language plpgsql volatile security definer
  set search_path = public
as $$
declare
  gone users;
  successor users;
  column_of record;
begin
  select * into gone from users u where u.id = person for update;
  select * into successor from users u where u.id = heir for share;
  if gone.id is null or successor.id is null or gone.id = successor.id
    or gone.customer_id is distinct from successor.customer_id
    or not coalesce(app_staff() or gone.customer_id = app_customer(), false)
  then
    raise exception 'These people are not of one customer of the principal' using errcode = '42501';
  end if;

  -- In the order in which everybody locks demands, so that writers never wait in a circle.
  perform from demands d
  where (gone.customer_id is null or d.customer_id = gone.customer_id)
    and (gone.id in (d.user_id, d.backoffice_user_id) or gone.id = any(d.following)
      or gone.id = any(d.private_users) or gone.id = any(d.visualized))
  order by d.id for update;

  -- The heir belongs to every business whose demands they get.
  if gone.customer_id is not null then
    insert into business_users (business_id, user_id, customer_id)
    select distinct d.business_id, successor.id, d.customer_id from demands d
    where d.customer_id = gone.customer_id and d.user_id = gone.id
    on conflict do nothing;
  end if;

  for column_of in
    select i.source, i.person, i.copied_name, a.atttypid = 'uuid[]'::regtype as is_list
    from inherited_columns i
    join pg_attribute a on a.attrelid = i.source and a.attname = i.person
  loop
    if column_of.is_list then
      execute format('update %1$s set %2$I =
          case when $2 = any(%2$I) then array_remove(%2$I, $1) else array_replace(%2$I, $1, $2) end
        where $1 = any(%2$I) and ($3 is null or customer_id = $3)', column_of.source, column_of.person)
      using gone.id, successor.id, gone.customer_id;
    else
      execute format('update %1$s set %2$I = $2%3$s
        where %2$I = $1 and ($3 is null or customer_id = $3)',
        column_of.source, column_of.person,
        case when column_of.copied_name is null then ''
          else format(', %I = $4', column_of.copied_name) end)
      using gone.id, successor.id, gone.customer_id, successor.name;
    end if;
  end loop;

  -- Who has read a demand is nobody's inheritance.
  update demands d set visualized = array_remove(d.visualized, gone.id)
  where gone.id = any(d.visualized) and (gone.customer_id is null or d.customer_id = gone.customer_id);
end
$$;
--> statement-breakpoint
revoke all on function app_hand_over(uuid, uuid) from public;
--> statement-breakpoint
grant execute on function app_hand_over(uuid, uuid) to tramite_app;
--> statement-breakpoint
-- A person who takes another name has it wherever they are responsible for something. What they
-- wrote or validated stays under the name that they had.
create function rename_in_copies() returns trigger
  language plpgsql security definer
  set search_path = public
as $$
declare
  column_of record;
begin
  for column_of in select * from inherited_columns i where i.copied_name is not null loop
    execute format('update %1$s set %2$I = $1 where %3$I = $2 and ($3 is null or customer_id = $3)',
      column_of.source, column_of.copied_name, column_of.person)
    using new.name, new.id, new.customer_id;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger rename_in_copies after update of name on users
  for each row when (new.name <> old.name)
  execute function rename_in_copies();
