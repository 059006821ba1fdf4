import type { registrationOperations } from '#schemas/operations/registration.ts';
import { todayOf } from '../clock.ts';
import { refusals } from '../http/refused.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { toWireClubSummary } from '../services/clubs/toWireClub.ts';
import { checkFile } from '../services/files/checkFile.ts';
import { findSameFile, keepFile, requireRoomForFile } from '../services/files/questionFiles.ts';
import { receiveFile } from '../services/files/receiveFile.ts';
import { requireFileQuestion } from '../services/files/requireFileQuestion.ts';
import { loadReadableFile } from '../services/files/uploadedFile.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { fullName, loadPerson } from '../services/people/people.ts';
import { keepDraft, loadKeptDraft } from '../services/registration/answers/keptDrafts.ts';
import { loadQuestions } from '../services/registration/askedQuestions.ts';
import { loadForms, requireForm, scopeOfForm, toWireForm } from '../services/registration/forms.ts';
import { formVersion } from '../services/registration/formVersion.ts';
import { loadRegistrationForm } from '../services/registration/loadRegistrationForm.ts';
import {
  loadNewsletterEntries,
  newMemberEntries,
  newsletterWording,
} from '../services/registration/newsletter.ts';
import { loadPersonSections } from '../services/registration/personForm.ts';
import { loadFiller } from '../services/registration/respondents.ts';
import { saveForm } from '../services/registration/saveForm.ts';
import { saveRegistrations } from '../services/registration/saveRegistrations.ts';
import { loginNeeded } from './loginNeeded.ts';
import type { HandlersOf } from './operationHandler.ts';

export const registrationHandlers = {
  get_combined_course_registration_form: async (call) => {
    const { request, caller } = call;
    if (!request.formPreview && request.uid === undefined) throw refusals.invalidRequest(['/uid is missing']);
    const { club, courses, formVersion, people, sections } = await loadRegistrationForm(call, {
      caller,
      request,
    });
    const withoutPeople = request.formPreview ? [...newMemberEntries] : [];
    return {
      club: toWireClubSummary(club),
      result: sections,
      users: people.map((form) => ({
        uid: form.person.uid,
        name: fullName(form.person),
        sections: form.sections,
        newsLetterStatus: form.newsletter,
      })),
      formVersion,
      courses: courses.map(({ nid, title }) => ({ nid, title })),
      newsLetterStatus: people[0]?.newsletter ?? withoutPeople,
      custom: newsletterWording(club),
    };
  },
  save_combined_course_registration_form: async (call) => {
    const { clock, request, caller, idempotencyKey: key } = call;
    const operation = 'save_combined_course_registration_form';
    return onceForKey(call, { operation, uid: caller.uid, key, body: request }, async (tx) => ({
      result: await saveRegistrations({ db: tx, clock }, { caller, request }),
    }));
  },
  /** Refuses as much as possible before it reads a byte of the file. */
  save_question_files: async (call) => {
    const { db, caller, file, fileService } = call;
    const { uid, qid, nid, inRow = '', submission } = call.request;
    const target = { uid, qid, nid, inRow, submission };
    const { clubNid, sort } = await requireFileQuestion(db, target, caller);
    await requireRoomForFile(db, uid, 1);
    return fileService.temporary.lend(async (newFile) => {
      const { place, digest } = await receiveFile(file, newFile());
      const same = await findSameFile(db, target, digest);
      if (same !== undefined) return { file: same };
      const { name, mediaType } = file;
      const checked = await checkFile({ place, name, mediaType, sort }, { fileService, newFile });
      return {
        file: await keepFile(call, { target, clubNid, checked, name, digest }),
      };
    });
  },
  /** A file that the caller may not read is answered like a file that does not exist. */
  open_question_file: async (call) => {
    const file = await loadReadableFile(call.db, call.caller, call.request.path);
    const content = file && (await call.fileService.storage.read(file.path));
    if (!file || !content) throw refusals.notFound();
    return { kind: 'file', content, mediaType: file.mediaType, downloadName: file.name };
  },
  get_forms: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const forms = await loadForms(db, club.nid);
    return { result: forms.map((form) => toWireForm(form, todayOf(clock))) };
  },
  get_draft: async ({ db, clock, request, caller }) => {
    const { nid: clubNid } = await requireClub(db, { nid: request.club }, caller);
    const { uid, about } = request;
    return { result: await loadKeptDraft({ db, clock }, { account: caller.uid, uid, clubNid, about }) };
  },
  save_draft: async ({ db, clock, request, caller }) => {
    const { nid: clubNid } = await requireClub(db, { nid: request.club }, caller);
    const { uid, about, answers = null, age } = request;
    const owner = { account: caller.uid, uid, clubNid, about };
    const editedAt = new Date(clock.now().getTime() - age);
    return { result: await keepDraft({ db, clock }, { ...owner, answers, editedAt }) };
  },
  get_form: async ({ db, clock, request, caller, credential }) => {
    if (request.uid !== undefined && !caller) throw loginNeeded(credential);
    const club = await requireClub(db, { nid: request.club }, caller);
    const form = await requireForm(db, club.nid, request.form);
    const person = request.uid === undefined ? undefined : await loadPerson(db, request.uid);
    const filler = await loadFiller(db, person, caller);
    const rows = await loadQuestions(db, scopeOfForm(form));
    return {
      result: await loadPersonSections(db, rows, { person, filler, courseNids: [] }),
      form: toWireForm(form, todayOf(clock)),
      formVersion: formVersion(club, rows),
      courses: [],
      newsLetterStatus: person ? await loadNewsletterEntries(db, { clubNid: club.nid, person }) : [],
      custom: newsletterWording(club),
    };
  },
  save_form: async (call) => {
    const { clock, request, caller, idempotencyKey: key } = call;
    if (request.uid !== undefined && !caller) throw loginNeeded(call.credential);
    if (!caller) {
      await call.visitorForms.count();
      if (JSON.stringify(request.qids).length > maxOfVisitor) throw refusals.tooLarge();
    }
    const once = { operation: 'save_form', uid: caller?.uid, key, body: request } as const;
    return onceForKey(call, once, async (tx) => ({
      result: { answers: await saveForm({ db: tx, clock }, { caller, request }) },
    }));
  },
} satisfies HandlersOf<typeof registrationOperations>;

/** Maximum length of a form that a visitor sends, in characters: some thirty pages. */
const maxOfVisitor = 64 * 1024;
