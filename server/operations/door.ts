import type { doorOperations } from '#schemas/operations/door.ts';
import { loadDoorEvents } from '../services/management/door/loadDoorEvents.ts';
import { loadDoorLessons } from '../services/management/door/loadDoorLessons.ts';
import { loadDoorList } from '../services/management/door/loadDoorList.ts';
import { loadLessonList } from '../services/management/door/loadLessonPeople.ts';
import { syncDoor } from '../services/management/door/syncDoor.ts';
import { syncLesson } from '../services/management/door/syncLesson.ts';
import type { HandlersOf } from './operationHandler.ts';

export const doorHandlers = {
  get_door_events: async (call) => ({
    result: [...(await loadDoorLessons(call, call.club.nid)), ...(await loadDoorEvents(call, call.club.nid))],
  }),
  get_door_list: async (call) => ({
    result: await loadDoorList(call, { clubNid: call.club.nid, event: call.request.event }),
  }),
  sync_door: async (call) => {
    const { caller, request, club } = call;
    const { event, device, scans } = request;
    return { result: await syncDoor(call, { clubNid: club.nid, by: caller.uid, event, device, scans }) };
  },
  get_door_lesson: async (call) => ({
    result: await loadLessonList(call, { clubNid: call.club.nid, session: call.request.session }),
  }),
  sync_door_lesson: async (call) => {
    const { caller, request, club } = call;
    const { session, device, scans } = request;
    return { result: await syncLesson(call, { clubNid: club.nid, by: caller.uid, session, device, scans }) };
  },
} satisfies HandlersOf<typeof doorOperations>;
