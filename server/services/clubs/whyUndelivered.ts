/** Why a mail server refused a mail, by the codes of RFC 5321 4.2.3. A refused login is about this installation. */
export function whyUndelivered(failure: string): 'address' | 'full' | 'refused' | 'unreachable' {
  const [, command, code] = /^(EENVELOPE|EMESSAGE) (5\d\d)$/.exec(failure) ?? [];
  if (code === undefined) return 'unreachable';
  if (code === '552') return 'full';
  // After RCPT TO, before the mail itself was seen.
  return command === 'EENVELOPE' ? 'address' : 'refused';
}
