import '../terminal/require-node';
import { runProgram } from '../terminal/program';
import { school } from './program';

void runProgram(school);
