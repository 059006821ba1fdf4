import { Type } from 'typebox';
import { ClubSummary } from '../../entities/club.ts';
import { NewsletterEntry } from '../../entities/newsletterEntry.ts';
import { Nid } from '../../scalars.ts';

/** The fields beside the sections of every form. */
export const formAnswer = {
  club: Type.Optional(ClubSummary),
  formVersion: Type.String({
    description: 'Version that changes with every change of a question; sent back with the answers',
  }),
  courses: Type.Array(Type.Object({ nid: Nid, title: Type.String() }), {
    description: 'Courses to which questions may belong',
  }),
  newsLetterStatus: Type.Array(NewsletterEntry),
  custom: Type.Object({
    label: Type.Optional(Type.String()),
    question: Type.Optional(Type.String()),
    newsletter: Type.Optional(Type.Object({ help: Type.String() })),
  }),
};
