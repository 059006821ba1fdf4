import * as v from 'valibot';
import { communicationSummary as wire } from '../../generated/club/communicationSummary.ts';

export const communicationSummary = v.pipe(wire, v.transform(named));

export function named<Wire extends { read: boolean; sent: number }>({ read, sent, ...same }: Wire) {
  return { ...same, isRead: read, sentAt: sent };
}
