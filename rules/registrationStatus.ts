/** The negative status that counts as registered all the same (specification 4.1, 9). */
export const registeredException = -99;

/** Whether a registration status of the wire means "registered": above 0, or exactly -99. */
export function isRegisteredStatus(status: number): boolean {
  return status > 0 || status === registeredException;
}
