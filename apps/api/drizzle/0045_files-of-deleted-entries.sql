-- Entries were deleted before anything let their files go: what nothing else of the demand holds is removed with the
-- abandoned uploads.
update files f set attached_at = null, abandoned_at = now()
where f.attached_at is not null
  and f.key in (select a ->> 'key' from process_items i, jsonb_array_elements(i.attachments) a
    where i.deleted and i.demand_id = f.demand_id)
  and not exists (select from demands d where d.id = f.demand_id
    and d.attachments @> jsonb_build_array(jsonb_build_object('key', f.key)))
  and not exists (select from process_items i where i.demand_id = f.demand_id and not i.deleted
    and i.attachments @> jsonb_build_array(jsonb_build_object('key', f.key)))
  and not exists (select from documents d where d.demand_id = f.demand_id
    and f.key in (d.file_key, d.word_file ->> 'key'))
  and not exists (select from marks m where m.demand_id = f.demand_id and f.key in (m.logo_key, m.contract_key));
