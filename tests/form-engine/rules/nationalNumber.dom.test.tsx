import { runNationalNumberCases } from './runNationalNumberCases.ts';

runNationalNumberCases();
