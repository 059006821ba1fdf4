/**
 * The result of an attempt, if it comes in time. The attempt itself goes on.
 * @throws what the attempt throws, or an error when it takes longer
 */
export async function within<Result>(milliseconds: number, attempt: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('Took too long')), milliseconds);
  try {
    return await Promise.race([attempt, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
