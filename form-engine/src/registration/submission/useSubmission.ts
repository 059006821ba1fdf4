import { useMemo } from 'react';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import type { Problem } from '../../questions/question-kind/problem.ts';
import { announce } from '../../store/announce.ts';
import { checkForm } from '../../store/checks/checkForm.ts';
import type { ChecksUnderWay } from '../../store/checks/checksUnderWay.ts';
import type { FormStore } from '../../store/formStore.ts';
import { clearRefusal, refuse } from '../../store/refuse.ts';
import type { FormUploads } from '../../store/uploads/formUploads.ts';
import { formValidator } from '../../validation/lateValidator.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { lateRelations } from '../../visibility/relations/lateRelations.ts';
import type { RegistrationFormSettings, SubmitRefusal } from '../registrationFormProps.ts';
import { isUnderWay } from './isUnderWay.ts';

interface Submission extends Pick<RegistrationFormSettings, 'onInvalid'> {
  /** The current store. A host may replace the form during a submit; the result is then applied to the new store. */
  readonly store: FormStore;
  readonly uploads: FormUploads;
  readonly checks: ChecksUnderWay;
  readonly context: () => ValidationContext;
  readonly asksAgreement: boolean;
  readonly send: () => ReturnType<RegistrationFormSettings['onSubmit']>;
  readonly onSent: () => void;
}

/** The two ways to submit: at once, or prepared first for a request that the host makes for several forms. */
export interface SubmissionActions {
  /** Checks and sends, for the button, the Enter key and the host. */
  readonly submit: () => Promise<void>;
  /** Checks, and waits for uploads. Resolves with `false` when nothing may be sent: the form shows why. */
  readonly prepare: () => Promise<boolean>;
  /** Ends what `prepare` began. */
  readonly finish: (outcome: SubmitRefusal | 'unsent' | undefined) => void;
}

/** Submits the form: checks, sends and shows refusals. */
export function useSubmission(submission: Submission): SubmissionActions {
  const latest = useLatest(submission);
  return useMemo(() => {
    const prepare = async (): Promise<boolean> => {
      if (isUnderWay(latest.current.store.shell.getState().submission)) return false;
      const { withRelations } = latest.current.store.form;
      if ((withRelations || !formValidator.loaded()) && !(await codeArrived(latest))) return false;
      if (refuseProblems(latest.current)) return false;
      // Never awaits where nothing is pending. Otherwise a second submit could start in between.
      if (latest.current.uploads.isUnderWay() || latest.current.checks.isUnderWay()) {
        const arrived = await filesArrived(latest.current);
        await checksMade(latest.current);
        if (!arrived) latest.current.store.shell.setState({ submission: 'idle' });
        if (!arrived || refuseProblems(latest.current)) return false;
      }
      const { store } = latest.current;
      clearRefusal(store);
      store.shell.setState({ submission: 'pending' });
      return true;
    };
    return {
      prepare,
      submit: async () => {
        if (!(await prepare())) return;
        const outcome = await settle(latest.current.send);
        // Read after the sending: the host may have replaced the form meanwhile.
        finish(latest.current, outcome);
      },
      finish: (outcome = { problems: [] }) => finish(latest.current, outcome),
    };
  }, [latest]);
}

/** Waits for the code that checks and computes. Returns `false` where it failed to load: nothing is sent unchecked. */
async function codeArrived(latest: { readonly current: Submission }): Promise<boolean> {
  const tell = (submission: 'loading' | 'failed') => latest.current.store.shell.setState({ submission });
  tell('loading');
  try {
    await formValidator.load();
    if (latest.current.store.form.withRelations) {
      await lateRelations.load();
      // The form is compiled again when it is drawn.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return true;
  } catch (error) {
    reportError(error);
    tell('failed');
    return false;
  }
}

/** Checks all answers, and ends the submit with their problems. Returns whether there are problems. */
function refuseProblems(submission: Submission): boolean {
  const { store, uploads, checks, context, asksAgreement, onInvalid } = submission;
  const found = checkForm(store, context(), { agreement: asksAgreement });
  const moved = checks.moved.splice(0).flatMap((problems) => problems());
  const problems = [...uploads.withProblems(store, found), ...moved];
  if (problems.length === 0) return false;
  // A check of the field, which finds a moved number right, comes after this press. As that of a server, its problem stays.
  endRefused(store, problems, moved.length > 0 ? 'server' : 'browser');
  onInvalid?.(problems);
  return true;
}

/**
 * Waits for uploads in progress. Returns `false` where they were dropped meanwhile, because the form was reset or
 * unmounted.
 */
async function filesArrived({ store, uploads }: Submission): Promise<boolean> {
  if (!uploads.isUnderWay()) return true;
  store.shell.setState({ submission: 'waiting' });
  announce(store, store.form.texts.waitingForFiles);
  return uploads.settled();
}

/** Waits for checks by the host. Each check has its own timeout. */
async function checksMade({ store, checks }: Submission): Promise<void> {
  if (!checks.isUnderWay()) return;
  store.shell.setState({ submission: 'checking' });
  announce(store, store.form.texts.addressChecking);
  await checks.settled();
}

function finish({ store, onSent, onInvalid }: Submission, outcome: Outcome): void {
  if (outcome === 'failed' || outcome === 'unsent') {
    store.shell.setState({ submission: outcome === 'failed' ? 'failed' : 'idle' });
    return;
  }
  if (outcome.problems.length === 0) {
    store.shell.setState({ submission: 'idle' });
    onSent();
    return;
  }
  endRefused(store, outcome.problems, 'server');
  onInvalid?.(outcome.problems);
}

/** Refuses first, and then ends the submit: the focus asks whether the person did something since the submit began. */
function endRefused(store: FormStore, problems: readonly Problem[], by: 'browser' | 'server'): void {
  refuse(store, problems, by);
  if (isUnderWay(store.shell.getState().submission)) store.shell.setState({ submission: 'idle' });
}

type Outcome = SubmitRefusal | 'unsent' | 'failed';

/** Reports an error thrown by the host as an uncaught error. The form stays usable. */
async function settle(send: Submission['send']): Promise<Outcome> {
  try {
    return (await send()) ?? { problems: [] };
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}
