import { runCommand } from '../terminal/command';
import { inboxCommand } from './inbox/command';

void runCommand(inboxCommand);
