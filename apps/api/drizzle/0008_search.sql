-- Search by word in Portuguese. No extension and no dictionary: both engines have the same rules,
-- and an index over them never grows old.
--
-- The words of a text in small letters without accents, each with a space before and behind it.
create function plain_words(value text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  s text := lower(normalize(value));
begin
  s := replace(replace(replace(replace(s, 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a');
  s := replace(replace(replace(replace(s, 'é', 'e'), 'ê', 'e'), 'í', 'i'), 'ç', 'c');
  s := replace(replace(replace(replace(replace(s, 'ó', 'o'), 'ô', 'o'), 'õ', 'o'), 'ú', 'u'), 'ü', 'u');
  s := ' ' || regexp_replace(s, '[^a-z0-9]+', ' ', 'g') || ' ';
  -- A word longer than this is no word, and no index holds it.
  if length(s) > 200 then s := regexp_replace(s, '([^ ]{100})[^ ]+', '\1', 'g'); end if;
  return s;
end
$$;
--> statement-breakpoint
-- What the singular and the plural, the masculine and the feminine of a word have in common. Mostly
-- their beginning, so that the beginning of a word also finds it. Each rule holds for both forms of
-- a pair, or turns one into the other; what it makes of a word need not be a word.
create function stem_words(words text) returns text[]
  language plpgsql immutable strict parallel safe
as $$
declare
  s text := words;
begin
  -- Words that the rules below would not bring together.
  s := replace(replace(replace(s, ' leis ', ' lei '), ' reis ', ' rei '), ' maes ', ' mae ');
  s := replace(replace(replace(s, ' pais ', ' paisz '), ' paises ', ' paisz '), ' gases ', ' gas ');
  s := replace(replace(replace(s, ' mes ', ' mese '), ' ingles ', ' inglese '), ' frances ', ' francese ');
  s := replace(replace(replace(s, ' portugues ', ' portuguese '), ' chines ', ' chinese '), ' fregues ', ' freguese ');
  s := replace(replace(s, ' caracteres ', ' carater '), ' juniores ', ' junior ');
  -- -il without stress on it: úteis, férteis, voláteis, têxteis, fósseis, hábeis, frágeis, fáceis, …
  if position('eis ' in s) > 0 then
    s := replace(replace(replace(s, ' uteis ', ' util '), 'nuteis ', 'nutil '), 'erteis ', 'ertil ');
    s := replace(replace(replace(s, 'rateis ', 'ratil '), 'sateis ', 'satil '), 'lateis ', 'latil ');
    s := replace(replace(replace(s, 'exteis ', 'extil '), 'epteis ', 'eptil '), 'jeteis ', 'jetil ');
    s := replace(replace(s, 'tateis ', 'tatil '), ' tateis ', ' tatil ');
    s := replace(replace(replace(s, 'osseis ', 'ossil '), 'isseis ', 'issil '), 'ebeis ', 'ebil ');
    s := replace(replace(replace(s, ' habeis ', ' habil '), 'nabeis ', 'nabil '), 'tabeis ', 'tabil ');
    s := replace(replace(replace(s, ' ageis ', ' agil '), 'rageis ', 'ragil '), 'tereis ', 'teril ');
    s := replace(replace(replace(s, 'aceis ', 'acil '), 'iceis ', 'icil '), 'doceis ', 'docil ');
  end if;
  -- ações, cidadãos, capitães; bens; locais, papéis, espanhóis, azuis, civis; and the other plurals.
  s := replace(replace(replace(s, 'oes ', 'ao '), 'aos ', 'ao '), 'aes ', 'ao ');
  s := replace(replace(s, 'ns ', 'm '), 'n ', 'm ');
  s := replace(replace(replace(replace(s, 'ais ', 'al '), 'eis ', 'el '), 'ois ', 'ol '), 'uis ', 'ul ');
  s := replace(replace(s, 'is ', 'il '), 's ', ' ');
  s := regexp_replace(s, '([a-z0-9]{3})[aoe] ', '\1 ', 'g');
  return array_remove(string_to_array(s, ' '), '');
end
$$;
--> statement-breakpoint
-- The stems of a text beside the id of whose it is, which every search names as well: an index over
-- many customers is as quick as one over the rows of one.
create function search_vector(value text, owner uuid) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array_append(stem_words(plain_words(value)), owner::text));
--> statement-breakpoint
-- What somebody typed as a search: every word of it, the last one also as the beginning of a word.
-- Null when there is no word in it.
-- @param owner null searches the rows of all
create function search_query(asked text, owner uuid) returns tsquery
  language plpgsql immutable parallel safe
as $$
declare
  -- A nasal that waits for its end: "locaçõ" is on the way to "locações".
  typed text[] := string_to_array(trim(plain_words(regexp_replace(lower(normalize(asked)), 'õe?$', 'ão'))), ' ');
  filler constant text[] := '{a,o,as,os,um,uma,de,da,do,das,dos,e,em,no,na,nos,nas,por,pelo,pela,para,com,que,se,ao,aos,ou,sobre,entre}';
  words text[] := array(select w from unnest(typed) with ordinality t (w, i)
    where w <> all(filler) order by i limit 12);
  parts text[];
  stem text;
begin
  if cardinality(words) = 0 then words := typed; end if;
  for i in 1..coalesce(cardinality(words), 0) loop
    stem := (stem_words(' ' || words[i] || ' '))[1];
    if i < cardinality(words) then
      parts := parts || stem;
    -- One letter behind other words says nothing yet.
    elsif i = 1 or length(words[i]) > 1 then
      parts := parts || ('(' || concat_ws('|', stem, words[i] || ':*',
        substring(words[i] from '^(.{3,})(?:oe|ae|[aeou]i)$') || ':*') || ')');
    end if;
  end loop;
  parts := array_remove(parts, null);
  if cardinality(coalesce(parts, '{}')) = 0 then return null; end if;
  return (array_to_string(parts || ('''' || owner || ''''), '&'))::tsquery;
end
$$;
--> statement-breakpoint
CREATE INDEX "demands_words" ON "demands" USING gin (search_vector("name", "customer_id")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "demands_private" ON "demands" USING btree ("customer_id") WHERE private;--> statement-breakpoint
CREATE INDEX "process_items_words" ON "process_items" USING gin (search_vector("content", "customer_id")) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "process_items" DROP COLUMN "content_folded";--> statement-breakpoint
ALTER TABLE "demands" ADD CONSTRAINT "demands_private_users" CHECK (cardinality("demands"."private_users") <= 100);
--> statement-breakpoint
-- The demands in whose title all words of a search are, and those in whose conversation one entry has
-- all of them. As the owner, because row-level security keeps an index like these from being used;
-- so they ask themselves what exists for the principal.
create function app_demands_named(asked text) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public
as $$
declare
  staff boolean := app_staff();
  customer uuid := app_customer();
  person uuid := app_user();
  wanted tsquery := search_query(asked, case when not staff then customer end);
begin
  if wanted is null or customer is null and not staff then return; end if;
  return query
    select d.id from demands d
    where search_vector(d.name, d.customer_id) @@ wanted
      and (staff or d.customer_id = customer
        and (not d.private or d.user_id = person or person = any(d.private_users)));
end
$$;
--> statement-breakpoint
-- Ids come once for each entry.
create function app_demands_saying(asked text) returns setof uuid
  language plpgsql stable security definer rows 200
  set search_path = public
as $$
declare
  staff boolean := app_staff();
  customer uuid := app_customer();
  person uuid := app_user();
  wanted tsquery := search_query(asked, case when not staff then customer end);
begin
  if wanted is null or customer is null and not staff then return; end if;
  return query
    select i.demand_id from process_items i
    where search_vector(i.content, i.customer_id) @@ wanted and not i.deleted
      and (staff or i.customer_id = customer
        and i.type not in ('PRIVATE_MESSAGE', 'INTERN_TEMPLATED_MESSAGE')
        -- Few demands are private: to leave them out is quicker than to visit all that were found.
        and i.demand_id not in (
          select d.id from demands d
          where d.customer_id = customer and d.private and d.user_id <> person
            and not person = any(d.private_users)
        ));
end
$$;
--> statement-breakpoint
revoke all on function app_demands_named(text), app_demands_saying(text) from public;
--> statement-breakpoint
grant execute on function app_demands_named(text), app_demands_saying(text) to tramite_app;
--> statement-breakpoint
-- The same key as before. What the policy of the table and the usual filters read is beside it, so
-- that counting, and skipping to a page by its number, need not visit the table.
drop index demands_by_number;
--> statement-breakpoint
create index demands_by_number on demands (business_id, number)
  include (id, customer_id, private, user_id, private_users, status_key, created_at,
    demand_type_name);
