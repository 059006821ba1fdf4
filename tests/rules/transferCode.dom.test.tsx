import { describe } from 'vitest';
import { testTransfers } from './transferVectors.ts';

describe('transfers in a browser', testTransfers);
