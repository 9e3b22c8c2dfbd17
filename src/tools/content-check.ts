import { runCommand } from '../terminal/command';
import { contentCheck } from './content-check/command';

void runCommand(contentCheck);
