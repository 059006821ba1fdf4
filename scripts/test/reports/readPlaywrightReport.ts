import * as v from 'valibot';

const error = v.object({ message: v.optional(v.string(), '') });
const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.array(error), duration: v.number() })),
    }),
  ),
});
type PlaywrightSpec = v.InferOutput<typeof spec>;
interface Suite {
  readonly suites?: readonly Suite[] | undefined;
  readonly specs?: readonly PlaywrightSpec[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.optional(v.array(spec)),
});
const report = v.object({ errors: v.array(error), suites: v.array(suite) });

/** Reads a Playwright report: its tests, at any nesting, and the errors outside tests. */
export function readPlaywrightReport(json: unknown): {
  readonly errors: readonly string[];
  readonly specs: readonly PlaywrightSpec[];
} {
  const { errors, suites } = v.parse(report, json);
  return { errors: errors.map(({ message }) => message), specs: suites.flatMap(specsOf) };
}

function specsOf(one: Suite): readonly PlaywrightSpec[] {
  return [...(one.specs ?? []), ...(one.suites ?? []).flatMap(specsOf)];
}
