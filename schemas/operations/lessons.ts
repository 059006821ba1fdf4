import { Type } from 'typebox';
import { LessonChange, LessonMoment, ManagedLesson } from '../entities/club/lessonChange.ts';
import { envelope, operationsOf } from '../operation.ts';
import { skipping } from '../reading.ts';
import { Nid } from '../scalars.ts';

export const lessonsOperations = operationsOf('lessons', {
  get_managed_lessons: {
    method: 'GET',
    access: 'user',
    task: 'lessons',
    summary:
      'Lists the lessons of a club in the coming 14 days, the earliest first, with how many people come. A lesson that was cancelled stays among them with its reason. For managers of that club only.',
    request: Type.Object({ club: Nid }),
    response: envelope(skipping(Type.Array(ManagedLesson))),
  },
  get_lesson_changes: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the lessons that were cancelled or moved and that the caller can take back: those that the caller changed, and all of clubs where the caller runs the lessons.',
    request: Type.Object({}),
    response: envelope(skipping(Type.Array(LessonChange))),
  },
  change_lesson: {
    method: 'POST',
    access: 'user',
    idempotent: true,
    summary:
      'Cancels one coming lesson, or moves it with `to`. Calendars and attendance follow at once; families get one mail with the reason, once it can not be taken back any more. Turns of a pass come back. For the teachers of the course and the managers of the club. Refused with `not-available` where the lesson has begun.',
    request: Type.Object({
      lesson: Nid,
      reason: Type.String({ minLength: 1, maxLength: 300 }),
      to: Type.Optional(LessonMoment),
    }),
    response: envelope(LessonChange),
  },
  take_back_lesson: {
    method: 'POST',
    access: 'user',
    idempotent: true,
    summary:
      'Takes the change of a lesson back, with its mails. For who changed it and for the managers of the club. Refused with `not-available` where the offer changed since, or its mails have left.',
    request: Type.Object({ change: Nid }),
    response: envelope(
      Type.Object({
        unmailed: { ...LessonChange.properties.people, description: 'People who get no mail now' },
      }),
    ),
  },
});
