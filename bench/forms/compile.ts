import { compileForm } from '@clubpoort/form-engine/headless';
import { requestedCount, sectionsOf } from './questionsOf.ts';

const sections = sectionsOf(requestedCount());

window.compileTimes = (runs) =>
  Array.from({ length: runs }, () => {
    const start = performance.now();
    compileForm(sections);
    return performance.now() - start;
  });
