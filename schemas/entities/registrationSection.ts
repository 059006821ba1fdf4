import type { WireSection } from '@clubpoort/form-engine/headless';
import sectionSchema from '@clubpoort/form-engine/section.schema.json' with { type: 'json' };
import { Type } from 'typebox';

/** A section of a registration form, in the engine's own contract: the server may send nothing else. */
export const RegistrationSection = Type.Unsafe<WireSection>(sectionSchema);
export type RegistrationSection = WireSection;
