import { Worker } from 'node:worker_threads';

/** Longest time of a job, in milliseconds. A photo of 50 megapixels takes some seconds. */
const patience = 60_000;

/** Largest heap of a job, in megabytes. The pixels of a picture are beside it. */
const heap = 256;

/**
 * Does one job on a file of a stranger in a thread of its own: no call waits for it, and the thread is ended when it takes too long.
 *
 * @param job - a module that posts one message, its result
 * @throws where the job fails, takes too long or needs too much memory
 */
export async function inThread<Result>(job: URL, data: { readonly place: string }): Promise<Result> {
  const thread = new Worker(job, {
    workerData: data,
    // The module imports packages alone, so it needs no conditions of this process.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The job takes too long')), patience);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The job gave no result')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
