/** The worker of one task: asked once, it reports until it has answered, and the page ends it. */
import { now } from '../clock.ts';
import { doTask } from './tasks.ts';
import type { TaskRequest } from './tasks.ts';

addEventListener('message', (event: MessageEvent<TaskRequest>) => {
  doTask(event.data, (report) => postMessage(report), now);
});
