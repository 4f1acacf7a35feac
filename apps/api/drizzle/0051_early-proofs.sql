-- A proof sent ahead of time was noted as one that had taken the tag 'Inadimplente' off, as a refusal would put it on
-- then. The audit log names each time that it was taken off; of proofs from before the log nothing is known.
update receipts r set released = false
where r.status = 'received' and r.released and r.created_at > (select min(at) from audit_log)
  and not exists (select from audit_log a
    where a.event = 'CUSTOMER_TAG_REMOVED' and a.customer_id = r.customer_id and a.details ->> 'name' = 'Inadimplente'
      and a.at between r.created_at - interval '5 minutes' and r.created_at + interval '5 minutes');
