ALTER TABLE "demands" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "author_name" text;--> statement-breakpoint
-- Who raised what has passed to an heir already: the first of those who left it, as far as they are not erased.
with authors as (
  select distinct on (h.row) h.row::uuid as id, r.user_id, r.name
  from handed_over h join user_removals r on r.user_id = h.user_id
  where h.source = 'demands' and h.person = 'user_id' and h.heir_id is not null
  order by h.row, r.removed_at
)
update demands d set author_id = a.user_id, author_name = a.name
from authors a where a.id = d.id and a.user_id <> d.user_id;--> statement-breakpoint
-- A document is signed by who sent it again.
with authors as (
  select distinct on (h.row) h.row::uuid as id, r.user_id, r.name
  from handed_over h join user_removals r on r.user_id = h.user_id
  where h.source = 'documents' and h.person = 'user_id' and h.heir_id is not null
  order by h.row, r.removed_at
)
update documents d set user_name = a.name
from authors a where a.id = d.id and a.user_id <> d.user_id;
