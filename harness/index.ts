import '../src/terminal/require-node';
import { runProgram } from '../src/terminal/program';
import { harness } from './program';

void runProgram(harness);
