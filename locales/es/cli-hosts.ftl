# Lo que leen quienes administran un servidor: sus ajustes y `wissel admin`.

cli-serve-config = archivo de ajustes (por defecto { $default } en la carpeta de datos)

cli-help-admin = cuidar la base de datos de un servidor
cli-admin-data = carpeta de la base de datos (por defecto: según los ajustes)
cli-admin-settings = mostrar todos los ajustes que rigen
cli-admin-no-file = # no se ha leído ningún archivo

problem-SETTING_UNKNOWN = { $file }: no hay ningún ajuste «{ $entry }».
problem-SETTING_NOT_TEXT = { $file }, { $entry }: debe ser un texto, no «{ $value }».
problem-SETTING_NOT_TOKEN = { $file }, { $entry }: debe ser un secreto de al menos { $least } letras y cifras sin espacios.
problem-SETTING_NOT_ADDRESS = { $file }, { $entry }: debe ser como https://play.example o http://192.0.2.7:8000, no «{ $value }».
problem-SETTING_NOT_FLAG = { $file }, { $entry }: debe ser true o false, no «{ $value }».
problem-SETTING_NOT_NUMBER = { $file }, { $entry }: debe ser un número entero de { $least } a { $most }, no «{ $value }».
problem-SETTING_NOT_RATE = { $file }, { $entry }: deben ser cuatro números mayores que 0 (por segundo y de una vez para una sesión, luego para una dirección), no «{ $value }».
problem-SETTING_FILE_UNREADABLE = No se puede leer { $file }: { $reason }
problem-SETTING_FILE_MALFORMED = { $file } no es TOML válido: { $reason }
