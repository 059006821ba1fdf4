import { Type } from 'typebox';
import { DeviceId, DoorEvent, DoorList, DoorScan, DoorState } from '../entities/door/door.ts';
import { envelope, operationsOf } from '../operation.ts';
import { skipping } from '../reading.ts';
import { Nid } from '../scalars.ts';

export const doorOperations = operationsOf('door', {
  get_door_events: {
    method: 'GET',
    access: 'user',
    task: 'door',
    summary:
      'Lists the lessons of these hours that take passes, and the events with tickets of a club that ended less than two days ago or are still to come, the soonest first.',
    request: Type.Object({ club: Nid }),
    response: envelope(skipping(Type.Array(DoorEvent))),
  },
  get_door_list: {
    method: 'GET',
    access: 'user',
    task: 'door',
    summary:
      'Returns everything that a device at the door of an event needs to work without a connection: each ticket by the hash of its code.',
    request: Type.Object({ club: Nid, event: Nid }),
    response: envelope(DoorList),
  },
  sync_door: {
    method: 'POST',
    access: 'user',
    task: 'door',
    keepsPages: true,
    summary:
      'Keeps the admissions that a device noted, and returns how the door stands. The earliest admission of a ticket is its use; the others are clashes. A repeat of a scan adds nothing, and one that is `undone` no longer counts.',
    request: Type.Object({
      club: Nid,
      event: Nid,
      device: DeviceId,
      scans: Type.Array(DoorScan, { maxItems: 500 }),
    }),
    response: envelope(DoorState),
  },
  get_door_lesson: {
    method: 'GET',
    access: 'user',
    task: 'door',
    summary:
      'Returns everything that a device at the door of a lesson needs to work without a connection: who is expected, and who has a pass, by the hashes of their cards.',
    request: Type.Object({ club: Nid, session: Nid }),
    response: envelope(DoorList),
  },
  sync_door_lesson: {
    method: 'POST',
    access: 'user',
    task: 'door',
    keepsPages: true,
    summary:
      'Keeps who came in at a lesson, as `sync_door` does. Who was not expected pays with turns of a pass, once however many devices noted it; they come back when nothing of it stands any more.',
    request: Type.Object({
      club: Nid,
      session: Nid,
      device: DeviceId,
      scans: Type.Array(DoorScan, { maxItems: 500 }),
    }),
    response: envelope(DoorState),
  },
});
