/** In one file, so that the tree with all its formulas is read only once. */
import './seed/lessons'
import './seed/speech'
import './seed/questions'
import './seed/balance'
import './seed/fun-quizzes'
