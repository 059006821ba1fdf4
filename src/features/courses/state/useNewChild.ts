import { useState } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { readJson } from '#src/platform/storage/readJson.ts';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { useStoredOnce } from '#src/platform/storage/useStoredOnce.ts';
import { isNewParent, type User } from '../../session/index.ts';
import { knownChild, type NewChild } from '../view/enrolment/newChild.ts';

const draftKey = 'new-child';
const childDraft = v.object({ fname: v.string(), lname: v.optional(v.string()), birthdate: v.string() });

/** A typed child. The surname is missing when a visitor typed it, because it comes from the account. */
type ChildDraft = v.InferOutput<typeof childDraft>;

/** The child that was typed in this tab; undefined when every field was left empty. */
function readChildDraft(): ChildDraft | undefined {
  const read = v.safeParse(childDraft, readJson(tabTexts.read(draftKey)));
  return read.success && read.output.fname + read.output.birthdate !== '' ? read.output : undefined;
}

function writeChildDraft(child: ChildDraft): void {
  tabTexts.write(draftKey, JSON.stringify(child));
}

export function forgetChildDraft(): void {
  tabTexts.remove(draftKey);
}

interface NewChildInput {
  /** The user first, then the family; empty for a visitor and while the family is loading. */
  readonly members: readonly User[];
  /** Whether nobody in the family has the age for the course. */
  readonly isNeeded: boolean;
}

/**
 * The child who is added with the enrolment. The fields open by themselves for a new parent, when nobody in the family has the
 * age, and when a typed child is waiting. The typed child survives the way to the login and back.
 */
export function useNewChild({ members, isNeeded }: NewChildInput) {
  const { state } = useLocation();
  const draft = useStoredOnce(readChildDraft);
  const [changed, setChanged] = useState<{ readonly to: ChildDraft | undefined }>();
  const typed = changed ? changed.to : draft;
  const [opened, setOpened] = useState<boolean>();
  const [user, ...others] = members;
  const known = typed && knownChild(typed, members);
  const isWaiting = typed !== undefined && !known;
  const isFirst = user !== undefined && others.length === 0 && isNewParent(state);
  const child: NewChild = {
    fname: typed?.fname ?? '',
    // A visitor has no surname yet. It is filled in as soon as the account is known.
    lname: typed?.lname ?? user?.lastName ?? '',
    birthdate: typed?.birthdate ?? '',
  };
  return {
    isOpen: opened ?? (isWaiting || isFirst || isNeeded),
    child,
    /** The family member whom a visitor had typed, until the person answers "Voor wie?" by themselves. */
    known: opened === undefined ? known : undefined,
    open: () => setOpened(true),
    change(part: Partial<NewChild>) {
      const next = { ...child, ...part };
      setOpened(true);
      setChanged({ to: next });
      // The surname of a visitor's child comes from the account.
      writeChildDraft(user ? next : { fname: next.fname, birthdate: next.birthdate });
    },
    /** Closes the fields. What was typed stays until the child is added. */
    close: () => setOpened(false),
    forget() {
      setChanged({ to: undefined });
      setOpened(false);
      forgetChildDraft();
    },
  };
}
