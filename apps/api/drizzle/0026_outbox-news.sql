-- What waits to be told carries its news as data and no longer as a title. The rest of an old one's words
-- can be read off the demand.
update outbox o set message = jsonb_set(o.message, '{notice}', coalesce((
  select jsonb_build_object('news', news, 'internal', o.message #> '{notice,internal}')
    || case when news ? 'forecast' then jsonb_build_object('forecast', news -> 'forecast') else '{}' end
  from (
    select case
      when t.kind in ('created', 'message', 'document', 'markFiled') then jsonb_build_object('kind', t.kind)
      when t.kind = 'status' then jsonb_build_object('kind', t.kind, 'statusKey', t.status_key)
      when t.kind = 'forecast' then jsonb_build_object('kind', t.kind,
        'forecast', jsonb_build_object('from', null, 'to', d.delevery_forecast))
      when t.kind = 'assignee' then jsonb_build_object('kind', t.kind, 'assignee', d.backoffice_user_name)
      when t.kind = 'markStatus' then jsonb_build_object('kind', t.kind,
        'status', substring(o.message #>> '{notice,title}' from ': (.*)'))
    end as news
    from (values
      ('Nova demanda', 'created', null), ('Nova mensagem', 'message', null),
      ('Novo documento', 'document', null), ('Nova previsão de entrega', 'forecast', null),
      ('Novo responsável', 'assignee', null), ('Marca protocolada no INPI', 'markFiled', null),
      ('Andamento da marca no INPI', 'markStatus', null),
      ('Demanda em aberto', 'status', 'OPEN'), ('Demanda em andamento', 'status', 'IN_PROGRESS'),
      ('Demanda pendente', 'status', 'PENDING'), ('Demanda entregue', 'status', 'FINISHED'),
      ('Demanda bloqueada', 'status', 'BLOCKED')
    ) as t (title, kind, status_key)
    join demands d on d.id = (o.message ->> 'demandId')::uuid
    where t.title = split_part(o.message #>> '{notice,title}', ':', 1)
  ) told
), 'null'))
where o.message ->> 'kind' = 'demandChanged' and o.message #> '{notice,title}' is not null;
