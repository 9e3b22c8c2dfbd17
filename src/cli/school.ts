import { runProgram } from '../lib/terminal/program';
import { school } from './program';

void runProgram(school);
