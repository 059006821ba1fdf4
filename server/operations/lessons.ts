import type { lessonsOperations } from '#schemas/operations/lessons.ts';
import { changeLesson } from '../club-files/editing/lessons/changeLesson.ts';
import { loadLessonChanges, takeBackLesson } from '../club-files/editing/lessons/lessonChanges.ts';
import type { Database } from '../db/database.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { loadManagedLessons } from '../services/teacher/loadManagedLessons.ts';
import type { HandlersOf } from './operationHandler.ts';

export const lessonsHandlers = {
  get_managed_lessons: async (call) => ({ result: await loadManagedLessons(call, call.club.nid) }),
  get_lesson_changes: async (call) => ({ result: await loadLessonChanges(call, call.caller.uid) }),
  change_lesson: async (call) => {
    const { request, caller, idempotencyKey: key } = call;
    const once = { operation: 'change_lesson', uid: caller.uid, key, body: request } as const;
    const change = (tx: Database) => changeLesson({ ...call, db: tx }, request, caller);
    return { result: await onceForKey(call, once, change) };
  },
  take_back_lesson: async (call) => {
    const { request, caller, idempotencyKey: key } = call;
    const once = { operation: 'take_back_lesson', uid: caller.uid, key, body: request } as const;
    const takeBack = async (tx: Database) => ({
      unmailed: await takeBackLesson({ ...call, db: tx }, request.change, caller),
    });
    return { result: await onceForKey(call, once, takeBack) };
  },
} satisfies HandlersOf<typeof lessonsOperations>;
