import { runProgram } from '../src/lib/terminal/program';
import { harness } from './program';

void runProgram(harness);
