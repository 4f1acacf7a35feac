import { readFileSync } from 'node:fs'
import fjs from 'fast-json-stringify'
import Fastify from 'fastify'
import pg from 'pg'

const contract = JSON.parse(readFileSync('/work/main/apps/api/src/generated/contract.json'))
const schema = contract.paths['/demands'].get.responses['200'].content['application/json'].schema
const stringify = fjs(schema)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const types = {
  getTypeParser: (oid) =>
    oid === 1184 || oid === 1082 ? (v) => v : pg.types.getTypeParser(oid, 'text'),
}
const text = `select id,number,name,status_key,delevery_forecast,created_at,updated_at,finished_at,last_backoffice_action,private,priority,"order",visualized,following,user_id,demand_type_name,backoffice_user_id,backoffice_user_name,demands_tags,validation_date,business_id from demands where business_id=$1 order by number desc limit 21`
const iso = (v) => (v === null ? null : new Date(v).toISOString())
const app = Fastify()
app.get('/demands', async (req, reply) => {
  const b = req.headers.businessid
  const [l, c] = await Promise.all([
    pool.query({ name: 'list', text, values: [b], rowMode: 'array', types }),
    pool.query({
      name: 'count',
      text: 'select count(*)::int from demands where business_id=$1',
      values: [b],
      rowMode: 'array',
    }),
  ])
  const rows = l.rows.slice(0, 20)
  reply.type('application/json')
  return stringify({
    demands: rows.map((r) => ({
      id: r[0],
      externalId: r[1],
      name: r[2],
      statusKey: r[3],
      deleveryForecast: r[4],
      createdAt: iso(r[5]),
      updatedAt: iso(r[6]),
      finishedAt: iso(r[7]),
      lastBackofficeAction: iso(r[8]),
      private: r[9],
      priority: r[10],
      order: r[11],
      visualized: r[12],
      following: r[13],
      userId: r[14],
      demandTypeName: r[15],
      backofficeUserId: r[16],
      backofficeUserName: r[17],
      demandsTags: r[18],
      validationDate: iso(r[19]),
      feedback: null,
      journey: null,
      businessId: r[20],
      unread: true,
    })),
    total: c.rows[0][0],
    nextCursor: null,
  })
})
const det = `select id,number,name,status_key,delevery_forecast,created_at,updated_at,finished_at,last_backoffice_action,private,priority,"order",visualized,following,user_id,demand_type_name,backoffice_user_id,backoffice_user_name,demands_tags,validation_date,business_id,description,creator_name,status_changed_at,validation_user_id,attachments,private_users,version from demands where id=$1`
const dstr = fjs(
  contract.paths['/demands/{id}'].get.responses['200'].content['application/json'].schema,
)
app.get('/demands/:id', async (req, reply) => {
  const l = await pool.query({
    name: 'det',
    text: det,
    values: [req.params.id],
    rowMode: 'array',
    types,
  })
  const r = l.rows[0]
  reply.type('application/json')
  return dstr({
    id: r[0],
    externalId: r[1],
    name: r[2],
    statusKey: r[3],
    deleveryForecast: r[4],
    createdAt: iso(r[5]),
    updatedAt: iso(r[6]),
    finishedAt: iso(r[7]),
    lastBackofficeAction: iso(r[8]),
    private: r[9],
    priority: r[10],
    order: r[11],
    visualized: r[12],
    following: r[13],
    userId: r[14],
    demandTypeName: r[15],
    backofficeUserId: r[16],
    backofficeUserName: r[17],
    demandsTags: r[18],
    validationDate: iso(r[19]),
    feedback: null,
    journey: null,
    businessId: r[20],
    unread: true,
    description: r[21],
    creatorName: r[22],
    statusChangedAt: iso(r[23]),
    validationUserId: r[24],
    validationUser: null,
    attachments: r[25],
    privateUsers: r[26],
  })
})
app.post('/demands', async (req, reply) => {
  const b = req.body
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const c = await pool.query({
    name: 'ins',
    text: 'insert into demands(id,customer_id,business_id,user_id,creator_name,name,description,status_changed_at,created_at,updated_at,visualized,following) values($1,$2,$3,$4,$5,$6,$7,$8,$8,$8,$9,$9) returning number',
    values: [
      id,
      process.env.CUST,
      req.headers.businessid,
      process.env.USERID,
      'Ana',
      b.name,
      b.description,
      now,
      [process.env.USERID],
    ],
    rowMode: 'array',
  })
  reply.code(201).type('application/json')
  return dstr({
    id,
    externalId: c.rows[0][0],
    name: b.name,
    statusKey: 'OPEN',
    deleveryForecast: null,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
    lastBackofficeAction: null,
    private: false,
    priority: false,
    order: null,
    visualized: [],
    following: [],
    userId: process.env.USERID,
    demandTypeName: null,
    backofficeUserId: null,
    backofficeUserName: null,
    demandsTags: [],
    validationDate: null,
    feedback: null,
    journey: null,
    businessId: req.headers.businessid,
    unread: false,
    description: b.description,
    creatorName: 'Ana',
    statusChangedAt: now,
    validationUserId: null,
    validationUser: null,
    attachments: [],
    privateUsers: [],
  })
})
await app.listen({ port: 4201 })
console.log('bare')
