-- The type of the demand in which a document of the generator is reviewed. A type that the firm has made itself by that
-- name, in any spelling, becomes the one, with its demands.
update demands d set demand_type_name = 'Revisão de Documento Gerado' from demand_types t
where d.demand_type_name = t.name and fold_text(t.name) = fold_text('Revisão de Documento Gerado');--> statement-breakpoint
update demand_types set name = 'Revisão de Documento Gerado', active = true
where fold_text(name) = fold_text('Revisão de Documento Gerado');--> statement-breakpoint
insert into demand_types (id, name, created_at)
values ('019a2c40-0000-7000-8000-000000000102', 'Revisão de Documento Gerado', '2026-01-01T12:00:00Z')
on conflict do nothing;--> statement-breakpoint
-- Those that were raised without a type, and were given none since.
update demands d set demand_type_name = 'Revisão de Documento Gerado'
where d.demand_type_name is null and exists (select from documents made
  where made.demand_id = d.id and made.template_id is not null);
