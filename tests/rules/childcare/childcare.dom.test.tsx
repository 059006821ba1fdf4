import { runChildcareCases } from './runChildcareCases.ts';

runChildcareCases();
