import type { doorOperations } from '#schemas/operations/door.ts';
import { loadDoorEvents } from '../services/management/door/loadDoorEvents.ts';
import { loadDoorList } from '../services/management/door/loadDoorList.ts';
import { syncDoor } from '../services/management/door/syncDoor.ts';
import type { HandlersOf } from './operationHandler.ts';

export const doorHandlers = {
  get_door_events: async (call) => ({ result: await loadDoorEvents(call, call.club.nid) }),
  get_door_list: async (call) => ({
    result: await loadDoorList(call, { clubNid: call.club.nid, event: call.request.event }),
  }),
  sync_door: async (call) => {
    const { caller, request, club } = call;
    const { event, device, scans } = request;
    return { result: await syncDoor(call, { clubNid: club.nid, by: caller.uid, event, device, scans }) };
  },
} satisfies HandlersOf<typeof doorOperations>;
