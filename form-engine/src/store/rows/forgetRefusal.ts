import type { Problem } from '../../questions/question-kind/problem.ts';
import { noProblems } from '../fieldState.ts';
import type { FormStore } from '../formStore.ts';
import { addressOf, pathBelow } from './address.ts';

/** Removes a corrected field from the error summary, except the problems in `left`. */
export function forgetRefusal(store: FormStore, key: string, left: readonly Problem[] = noProblems): void {
  const { root, address } = addressOf(store, key);
  const { refused } = root.shell.getState();
  const isLeft = ([part]: readonly string[]) => left.some(({ path }) => path[0] === part);
  const still = refused.filter((problem) => {
    const inside = pathBelow(address, problem);
    return inside === undefined || isLeft(inside);
  });
  if (still.length < refused.length) root.shell.setState({ refused: still });
}
