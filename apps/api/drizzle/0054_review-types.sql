-- The type of the demand in which a document of the generator is reviewed. A type that the firm has made itself by that
-- name is the one.
insert into demand_types (id, name, created_at)
values ('019a2c40-0000-7000-8000-000000000102', 'Revisão de Documento', '2026-01-01T12:00:00Z')
on conflict do nothing;--> statement-breakpoint
-- Those that were raised without a type, and were given none since.
update demands d set demand_type_name = 'Revisão de Documento'
where d.demand_type_name is null and exists (select from documents made
  where made.demand_id = d.id and made.template_id is not null);
