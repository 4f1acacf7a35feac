// The name of the user selects the fault: `broken` cannot be drawn, `deadly` ends the thread, `silent` hangs, and `late`
// comes after everybody has stopped waiting.
import { parentPort, workerData } from 'node:worker_threads'

parentPort.on('message', ({ id, address, width, user, answers }) => {
  if (user === 'silent') return
  if (user === 'deadly') throw new Error('the thread dies')
  if (user === 'broken') parentPort.postMessage({ id, error: 'a component threw' })
  else {
    const page = [workerData.name, address, width, Object.keys(answers)]
    const say = () => parentPort.postMessage({ id, nodes: JSON.stringify(page) })
    if (user === 'late') setTimeout(say, 700)
    else say()
  }
})
parentPort.postMessage({ isReady: true })
